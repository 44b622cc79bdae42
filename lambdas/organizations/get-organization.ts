import { AppError } from '@shared/errors';
import type { Organization } from '@shared/model/organization';
import type { Deps } from './ports';

export const getOrganization = async (deps: Pick<Deps, 'organizations'>, id: string): Promise<Organization> => {
  const organization = await deps.organizations.get(id);
  if (!organization) throw new AppError('NOT_FOUND');
  return organization;
};
