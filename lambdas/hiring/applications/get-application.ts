import { AppError } from '@shared/errors';
import type { ApplicationDetail } from '@shared/hiring/model/application';
import type { Download } from '@shared/core/model/file';
import type { AuthorizedCaller } from '../../platform/http/caller';
import { applicationDetail } from './application-views';
import type { Deps } from './ports';
import { disclosed, isOtherSide, sharedBy } from './disclosed';
import { loadAuthorizedApplication } from './load-authorized-application';

type Query = { caller: AuthorizedCaller; applicationId: string };

export type ReadDeps = Pick<Deps, 'applications' | 'candidates' | 'people' | 'exclusions' | 'disclosures' | 'clock'>;

export const getApplication = async (deps: ReadDeps, { caller, applicationId }: Query): Promise<ApplicationDetail> => {
  const whole = await loadAuthorizedApplication(deps, caller, applicationId);
  const contact = await deps.candidates.contact(whole.application.professionalId);
  return applicationDetail(deps, { caller, ...(await disclosed(deps, { caller, whole, contact })) });
};

export const getApplicationResume = async (deps: Deps, { caller, applicationId }: Query): Promise<Download> => {
  const { application, content } = await loadAuthorizedApplication(deps, caller, applicationId);
  if (!content.resume) throw new AppError('NOT_FOUND');
  if (isOtherSide(caller)) {
    const [may] = await deps.disclosures.handOver([sharedBy(application, 'resume')], deps.clock.now().toISOString());
    if (!may) throw new AppError('NOT_FOUND');
  }
  const { key, fileName, contentType } = content.resume;
  return { ...(await deps.documents.download(key, { fileName, contentType })), fileName };
};
