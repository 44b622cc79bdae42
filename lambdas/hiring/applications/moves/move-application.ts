import { mayMove, needsReason, nextStatuses } from '@shared/hiring/rules/application-status';
import { personalReason } from '@shared/messages/rules/personal-reason';
import { AppError } from '@shared/errors';
import { notice } from '@shared/text/notice';
import type { ClosingReason } from '@shared/hiring/model/answer-vocabulary';
import type { ApplicationStatus } from '@shared/core/model/enumerations';
import { movedApplication } from '../../../store/hiring/applications/application-writes';
import type { ApplicationItem } from '../../../store/hiring/applications/application-item';
import { heldFrom } from '../../../store/hiring/applications/undone-move';
import type { Deps } from '../ports';

export type Wanted = {
  side: 'employer' | 'professional';
  userId: string;
  status: ApplicationStatus;
  reason: string;
  closing?: ClosingReason | null;
  version: number;
};

/** Returns the version seen by that side; the professional does not see every change. */
const versionFor = ({ version, seenVersion }: ApplicationItem, side: Wanted['side']): number =>
  side === 'professional' ? seenVersion : version;

/** Checks a withdrawal against the status the professional sees, so an unannounced decision does not prevent it. */
const isAllowed = (application: ApplicationItem, { side, status }: Wanted, now: Date): boolean =>
  side === 'professional'
    ? nextStatuses(application.seenStatus, side).includes(status)
    : mayMove(application, status, now);

type Explained = Pick<Wanted, 'status' | 'reason' | 'closing'>;

/** Requires a reason, except for a rejection closed with thanks, whose code is its reason. */
export const checkReason = (from: ApplicationStatus, { status, reason, closing = null }: Explained): void => {
  if (closing !== null && (status !== 'rejected' || reason)) {
    throw new AppError('INVALID_REQUEST', undefined, { fields: { closing: notice('closingAlone') } });
  }
  if (needsReason(from, status) && !reason && closing === null) {
    throw new AppError('INVALID_REQUEST', undefined, { fields: { reason: notice('required') } });
  }
};

/** Makes one attempt; throws ConcurrentModificationError if the application changed since reading. */
export const moveApplication = async (
  deps: Pick<Deps, 'applications' | 'clock'>,
  application: ApplicationItem,
  wanted: Wanted,
): Promise<ApplicationItem> => {
  const { side, userId, status, reason, version, closing = null } = wanted;
  const now = deps.clock.now();
  if (versionFor(application, side) !== version) throw new AppError('STALE_VERSION');
  if (!isAllowed(application, wanted, now)) throw new AppError('ILLEGAL_TRANSITION');
  checkReason(application.status, wanted);
  const move = {
    status,
    updatedAt: now.toISOString(),
    reason: personalReason(reason, application.candidate.firstName),
    by: userId,
    ...(closing && { closing }),
    ...(side === 'employer' && { heldUntil: heldFrom(now) }),
  };
  await deps.applications.move(application, move);
  return movedApplication(application, move);
};
