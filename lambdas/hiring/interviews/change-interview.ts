import { canFollow, isOpen } from '@shared/hiring/rules/application-status';
import { AppError } from '@shared/errors';
import { notice } from '@shared/text/notice';
import type { Interview } from '@shared/hiring/model/interview';
import type { AuthorizedCaller } from '../../platform/http/caller';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import type { InterviewItem } from '../../store/hiring/interviews/interview-item';
import { following } from '../../store/hiring/interviews/interview-writes';
import { assertOpen } from './interview-rules';
import { interviewView } from './interview-views';
import type { Deps } from './ports';
import type { ScheduledApplication } from '../../store/hiring/interviews/ports';
import { loadAuthorizedInterview, sideOf } from './load-authorized-interview';

export type Seen = { caller: AuthorizedCaller; interviewId: string; version: number };

const sameInstant = (a: string | null, b: string): boolean => a !== null && Date.parse(a) === Date.parse(b);

export const isRepeat = (
  interview: InterviewItem,
  { caller, startsAt, version }: Seen & { startsAt: string },
): boolean =>
  interview.status === 'accepted' &&
  interview.version === version + 1 &&
  interview.proposedBy !== sideOf(caller) &&
  sameInstant(interview.startsAt, startsAt);

/** Accepts a slot proposed by the other side. The first of two concurrent choices wins. */
export const acceptInterview = (deps: Deps, command: Seen & { startsAt: string }): Promise<Interview> =>
  retryOnConflict(async () => {
    const { caller, interviewId, startsAt, version } = command;
    const before = await loadAuthorizedInterview(deps, caller, interviewId);
    if (isRepeat(before, command)) return interviewView(deps, before);
    assertOpen(before, version);
    if (before.status !== 'proposed' || before.proposedBy === sideOf(caller)) throw new AppError('ILLEGAL_TRANSITION');
    const now = deps.clock.now();
    const slot = slotToChoose(before, startsAt, now);
    const after = following(before, now, {
      ...slot,
      status: 'accepted',
      reason: '',
      change: 'accepted',
      changedBy: caller.userId,
    });
    await deps.interviews.change(before, after, await schedules(deps, after));
    return interviewView(deps, after);
  });

const slotToChoose = ({ slots }: InterviewItem, startsAt: string, now: Date) => {
  const slot = slots.find((it) => sameInstant(it.startsAt, startsAt));
  if (!slot) throw new AppError('INVALID_REQUEST', undefined, { fields: { startsAt: notice('slotUnknown') } });
  if (Date.parse(slot.startsAt) > now.getTime()) return slot;
  throw new AppError('INVALID_REQUEST', undefined, { fields: { startsAt: notice('slotInPast') } });
};

export const schedules = async (
  { interviews }: Pick<Deps, 'interviews'>,
  { applicationId, changedBy, updatedAt, organizerId, proposedBy }: InterviewItem,
): Promise<ScheduledApplication | null> => {
  if (applicationId === null) return null;
  const application = await interviews.application(applicationId);
  if (!application || !isOpen(application.status)) throw new AppError('ILLEGAL_TRANSITION');
  if (!canFollow(application.status, 'interview_scheduled')) return null;
  // Attributed to the employer's member whose proposal the candidate accepted.
  return { application, by: proposedBy === 'employer' ? organizerId : changedBy, at: updatedAt };
};

export const cancelInterview = async (
  deps: Deps,
  { caller, interviewId, version, reason }: Seen & { reason: string },
): Promise<Interview> => {
  const before = await loadAuthorizedInterview(deps, caller, interviewId);
  assertOpen(before, version);
  const after = following(before, deps.clock.now(), {
    status: 'cancelled',
    reason,
    change: 'cancelled',
    changedBy: caller.userId,
  });
  await deps.interviews.change(before, after, null);
  return interviewView(deps, after);
};

export const completeInterview = async (deps: Deps, { caller, interviewId, version }: Seen): Promise<Interview> => {
  const before = await loadAuthorizedInterview(deps, caller, interviewId);
  assertOpen(before, version);
  const now = deps.clock.now();
  const begun = before.startsAt !== null && Date.parse(before.startsAt) <= now.getTime();
  if (before.status !== 'accepted' || !begun) throw new AppError('ILLEGAL_TRANSITION');
  const after = following(before, now, {
    status: 'completed',
    reason: '',
    change: 'completed',
    changedBy: caller.userId,
  });
  await deps.interviews.change(before, after, null);
  return interviewView(deps, after);
};
