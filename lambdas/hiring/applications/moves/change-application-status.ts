import type { ApplicationDetail } from '@shared/hiring/model/application';
import type { ThanksReason } from '@shared/hiring/model/answer-vocabulary';
import type { ApplicationStatus } from '@shared/core/model/enumerations';
import type { AuthorizedCaller } from '../../../platform/http/caller';
import { retryOnConflict } from '../../../platform/table/retry-on-conflict';
import { getApplication, type ReadDeps } from '../get-application';
import { moveApplication } from './move-application';
import { loadAuthorizedApplication } from '../load-authorized-application';

type Command = {
  caller: AuthorizedCaller;
  applicationId: string;
  status: ApplicationStatus;
  reason: string;
  closing?: ThanksReason | null;
  version: number;
};

export const changeApplicationStatus = async (deps: ReadDeps, command: Command): Promise<ApplicationDetail> => {
  const { caller, applicationId, status, reason, closing = null, version } = command;
  const side = caller.role === 'professional' ? 'professional' : 'employer';
  await retryOnConflict(async () => {
    const { application } = await loadAuthorizedApplication(deps, caller, applicationId);
    await moveApplication(deps, application, { side, userId: caller.userId, status, reason, closing, version });
  });
  return getApplication(deps, { caller, applicationId });
};
