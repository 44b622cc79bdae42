import { queueConsumers } from '@shared/platform/queue-consumers';
import { eventSource } from '@shared/core/model/event';
import { randomUUID } from 'node:crypto';
import { accountId, consumerNames, region } from '../../scripts/local/settings';
import { isRecord } from '../../scripts/local/json-file';
import type { AwsOperation } from './aws-error';
import type { Queues } from './queues';

type Entry = { Source?: string; DetailType?: string; Detail?: string; Time?: number | string };

const envelope = (id: string, entry: Entry): string =>
  JSON.stringify({
    version: '0',
    id,
    'detail-type': entry.DetailType,
    source: entry.Source,
    account: accountId,
    time: new Date(typeof entry.Time === 'number' ? entry.Time * 1000 : (entry.Time ?? Date.now())).toISOString(),
    region,
    resources: [],
    detail: JSON.parse(entry.Detail ?? '{}') as unknown,
  });

const consumersOf = (entry: Entry): string[] =>
  entry.Source === eventSource
    ? consumerNames.filter((name) =>
        (queueConsumers[name].events as readonly string[]).includes(entry.DetailType ?? ''),
      )
    : [];

const put = (
  queues: Queues,
  keep: KeepEvent,
  entry: Entry,
): { EventId?: string; ErrorCode?: string; ErrorMessage?: string } => {
  const id = randomUUID();
  try {
    const body = envelope(id, entry);
    keep(body);
    for (const consumer of consumersOf(entry)) queues.of(consumer).send(body);
    return { EventId: id };
  } catch {
    return { ErrorCode: 'MalformedDetail', ErrorMessage: 'Detail is malformed.' };
  }
};

export type KeepEvent = (event: string) => void;

/** Event bus with the rules of the function manifest. */
export const eventBusOperations = (queues: Queues, keep: KeepEvent): Record<string, AwsOperation> => ({
  PutEvents: (input) => {
    const entries = Array.isArray(input['Entries']) ? input['Entries'].filter(isRecord) : [];
    const results = entries.map((entry) => put(queues, keep, entry as Entry));
    return { FailedEntryCount: results.filter((result) => result.ErrorCode).length, Entries: results };
  },
});
