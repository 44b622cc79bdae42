import { needsReason, nextStatuses } from '@shared/domain/application-status';
import { AppError } from '@shared/errors';
import { messages } from '@shared/messages';
import type { ApplicationDetail } from '@shared/model/application';
import type { ApplicationStatus } from '@shared/model/enumerations';
import type { AuthorizedCaller } from '../runtime/caller';
import { retryStale } from '../runtime/retry-stale';
import { getApplication } from './get-application';
import type { Deps } from './ports';
import { reachApplication } from './reach-application';

type Command = {
  caller: AuthorizedCaller;
  applicationId: string;
  status: ApplicationStatus;
  reason: string;
  /** The version that the caller saw. */
  version: number;
};

/** Moves an application on, as the caller's side may; the write refuses when somebody else was faster. */
export const changeApplicationStatus = async (deps: Deps, command: Command): Promise<ApplicationDetail> => {
  const { caller, applicationId, status, reason, version } = command;
  const { application } = await reachApplication(deps, caller, applicationId);
  if (application.version !== version) throw new AppError('STALE_VERSION');
  const side = caller.role === 'professional' ? 'professional' : 'employer';
  if (!nextStatuses(application.status, side).includes(status)) throw new AppError('ILLEGAL_TRANSITION');
  if (needsReason(status) && !reason) {
    throw new AppError('INVALID_REQUEST', undefined, { fields: { reason: messages.required } });
  }
  const updatedAt = deps.clock.now().toISOString();
  await retryStale(async () => {
    const hiredFor = status === 'hired' ? await deps.applications.job(application.jobId) : null;
    await deps.applications.move(application, { status, updatedAt, reason, by: caller.userId }, hiredFor);
  });
  return getApplication(deps, { caller, applicationId });
};
