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

/** Calls of a member who left: colleagues can't read the conversation. */
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
 * Cancels interviews of a filled job, where applications stay open and the hired candidate's interviews stay, and calls
 * of a member who left.
 */
export const cancelInterviews = async (deps: Deps, event: DomainEvent): Promise<Effect[]> => {
  if (event.type === 'member.removed') return callsOf(deps, event);
  const { interviews, clock } = deps;
  if (event.type !== 'job.filled') return [];
  const found = await interviews.applications(event.data.jobId, clock.now());
  return found.map((id) => ({ id, run: () => retryOnConflict(() => interviews.cancel(id, clock.now())) }));
};
