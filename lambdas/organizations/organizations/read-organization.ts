import { scopeOf, type Role } from '@shared/organizations/rules/permissions';
import { AppError } from '@shared/errors';
import { TeamOrganization, type Organization, type OwnOrganization } from '@shared/organizations/model/organization';
import type { Deps } from './ports';

type Reading = Pick<Deps, 'organizations'>;

export const getOrganization = async (deps: Reading, id: string): Promise<Organization> => {
  const organization = await deps.organizations.get(id);
  if (!organization) throw new AppError('NOT_FOUND');
  return organization;
};

export const readOrganization = async (
  deps: Reading,
  reader: { organizationId: string; role: Role },
): Promise<OwnOrganization> => {
  const organization = await getOrganization(deps, reader.organizationId);
  const mayChange = scopeOf('editCompanyProfile', reader.role) !== 'none';
  return mayChange ? organization : TeamOrganization.parse(organization);
};
