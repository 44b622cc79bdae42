import type { ApplicationDetail } from '@shared/model/application';
import type { AuthorizedCaller } from '../runtime/caller';
import { applicationDetail } from './application-views';
import type { Deps } from './ports';
import { reachApplication } from './reach-application';

type Query = { caller: AuthorizedCaller; applicationId: string };

export const getApplication = async (deps: Deps, { caller, applicationId }: Query): Promise<ApplicationDetail> => {
  const found = await reachApplication(deps, caller, applicationId);
  const contact = await deps.applications.contact(found.application.professionalId);
  return applicationDetail(found, contact, caller.role === 'professional' ? 'professional' : 'employer');
};
