import type { DomainEvent } from '@shared/model/event';
import type { Effect } from '../events/ports';
import type { Clock } from '../platform/clock';
import { retryOnConflict } from '../platform/table/retry-on-conflict';
import type { FilledInterviews } from '../store/interviews/ports';

type Deps = { interviews: FilledInterviews; clock: Pick<Clock, 'now'> };

/**
 * Nobody comes to an interview for a job that is filled. The applications stay open, and who was hired keeps what was
 * agreed with them.
 */
export const callOffInterviews = async ({ interviews, clock }: Deps, event: DomainEvent): Promise<Effect[]> => {
  if (event.type !== 'job.filled') return [];
  const found = await interviews.applications(event.data.jobId, clock.now());
  return found.map((id) => ({ id, run: () => retryOnConflict(() => interviews.callOff(id, clock.now())) }));
};
