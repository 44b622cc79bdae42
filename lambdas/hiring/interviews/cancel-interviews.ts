import type { DomainEvent, EventOf } from '@shared/core/model/event';
import type { Effect } from '../../events/ports';
import type { Clock } from '../../platform/clock';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import type { CallLists } from '../../store/hiring/interviews/call-lists';
import type { Calls } from '../../store/hiring/interviews/calls';
import type { FilledInterviews } from '../../store/hiring/interviews/ports';

type Deps = {
  interviews: FilledInterviews;
  lists: Pick<CallLists, 'ofMember'>;
  calls: Pick<Calls, 'cancel'>;
  clock: Pick<Clock, 'now'>;
};

/** Lists calls of a former member, because colleagues can't read the conversation. */
const callsOf = async ({ lists, calls, clock }: Deps, { data }: EventOf<'member.removed'>): Promise<Effect[]> => {
  const { userId, organizationId } = data;
  const found = await lists.ofMember(userId, clock.now());
  return found
    .filter((call) => call.organizationId === organizationId)
    .map(({ interviewId }) => ({
      id: interviewId,
      run: () =>
        retryOnConflict(() => calls.cancel(interviewId, { by: userId, reason: '', at: clock.now().toISOString() })),
    }));
};

/**
 * Cancels the interviews of a filled job, except those of the hired candidate, and the calls of a former member. Open
 * applications stay open.
 */
export const cancelInterviews = async (deps: Deps, event: DomainEvent): Promise<Effect[]> => {
  if (event.type === 'member.removed') return callsOf(deps, event);
  const { interviews, clock } = deps;
  if (event.type !== 'job.filled') return [];
  const found = await interviews.applications(event.data.jobId, clock.now());
  return found.map((id) => ({ id, run: () => retryOnConflict(() => interviews.cancel(id, clock.now())) }));
};
