import { api, type ApiResult, type Arguments } from '../../api/api';
import type { PendingChanges } from './pending-changes';
import type { QueuedOperationName } from './queued-operations';

let changes: PendingChanges | null = null;

export const setPendingChanges = (next: PendingChanges | null): void => {
  changes = next;
};

/**
 * Like `api`, for changes that are shown before they are saved: stored in the browser until the server answers,
 * retried while offline, and sent by the next page after a reload. The parts that store and retry
 * load with the signed-in frame; before that, it is `api`.
 */
export const queuedApi = <N extends QueuedOperationName>(name: N, ...given: Arguments<N>): Promise<ApiResult<N>> =>
  changes ? (changes.send(name, given[0]) as Promise<ApiResult<N>>) : api(name, ...given);
