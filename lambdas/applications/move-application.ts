import { needsReason, nextStatuses } from '@shared/domain/application-status';
import { personalReason } from '@shared/domain/personal-reason';
import { AppError } from '@shared/errors';
import { messages } from '@shared/messages';
import type { ApplicationStatus } from '@shared/model/enumerations';
import { movedApplication } from '../runtime/application-writes';
import type { StoredApplication } from '../runtime/stored-application';
import type { Deps } from './ports';

export type Wanted = {
  side: 'employer' | 'professional';
  userId: string;
  status: ApplicationStatus;
  reason: string;
  /** The version that the caller saw. */
  version: number;
};

/** The version as this side reads it: the professional does not see every change. */
const versionFor = ({ version, seenVersion }: StoredApplication, side: Wanted['side']): number =>
  side === 'professional' ? seenVersion : version;

export const checkReason = (status: ApplicationStatus, reason: string): void => {
  if (needsReason(status) && !reason) {
    throw new AppError('INVALID_REQUEST', undefined, { fields: { reason: messages.required } });
  }
};

/** One try to move an application; fails with ChangedMeanwhile when it is no longer as it was read. */
export const moveApplication = async (
  deps: Pick<Deps, 'applications' | 'clock'>,
  application: StoredApplication,
  { side, userId, status, reason, version }: Wanted,
): Promise<StoredApplication> => {
  if (versionFor(application, side) !== version) throw new AppError('STALE_VERSION');
  if (!nextStatuses(application.status, side).includes(status)) throw new AppError('ILLEGAL_TRANSITION');
  checkReason(status, reason);
  const move = {
    status,
    updatedAt: deps.clock.now().toISOString(),
    reason: personalReason(reason, application.candidate.firstName),
    by: userId,
  };
  await deps.applications.move(application, move);
  return movedApplication(application, move);
};
