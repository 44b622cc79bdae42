import { ratingOf } from '@shared/domain/rating';
import { AppError } from '@shared/errors';
import type { PublicOrganization } from '@shared/model/organization';
import type { Deps } from './ports';

/** The contract's schema leaves out what isn't public. */
export const getPublicOrganization = async (
  deps: Pick<Deps, 'organizations'>,
  organizationId: string,
): Promise<PublicOrganization> => {
  const organization = await deps.organizations.get(organizationId);
  if (!organization || organization.hidden) throw new AppError('NOT_FOUND');
  return { ...organization, rating: ratingOf(organization) };
};
