import { AppError } from '@shared/errors';
import type { AuthorizedCaller } from '../../platform/http/caller';
import type { ApplicationItem } from '../../store/hiring/applications/application-item';
import type { Deps } from './ports';
import type { WholeApplication } from '../../store/hiring/applications/ports';

type AccessDeps = Pick<Deps, 'applications'>;

/** Loads an application in the caller's scope; others answer as missing. */
export const loadAuthorizedApplication = async (
  deps: AccessDeps,
  caller: AuthorizedCaller,
  applicationId: string,
): Promise<WholeApplication> => {
  const found = await deps.applications.get(applicationId);
  if (!found || !(await mayAccessApplication(deps, caller, found.application))) throw new AppError('NOT_FOUND');
  return found;
};

const mayAccessApplication = async (
  deps: AccessDeps,
  { scope, userId, membership }: AuthorizedCaller,
  { professionalId, organizationId, jobId }: ApplicationItem,
): Promise<boolean> => {
  if (scope === 'all') return true;
  if (scope === 'own') return professionalId === userId;
  if (membership?.organizationId !== organizationId) return false;
  return scope === 'organization' || (scope === 'assigned' && deps.applications.isResponsible(userId, jobId));
};
