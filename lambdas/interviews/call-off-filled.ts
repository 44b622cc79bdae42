import type { DomainEvent } from '@shared/model/event';
import type { Effect } from '../events/ports';
import type { Clock } from '../platform/clock';
import { retryOnConflict } from '../platform/table/retry-on-conflict';
import type { FilledInterviews } from '../store/interviews/ports';

type Deps = { interviews: FilledInterviews; clock: Pick<Clock, 'now'> };

/** Cancels interviews of a filled job. Applications stay open, and the hired candidate's interviews stay. */
export const callOffInterviews = async ({ interviews, clock }: Deps, event: DomainEvent): Promise<Effect[]> => {
  if (event.type !== 'job.filled') return [];
  const found = await interviews.applications(event.data.jobId, clock.now());
  return found.map((id) => ({ id, run: () => retryOnConflict(() => interviews.callOff(id, clock.now())) }));
};
