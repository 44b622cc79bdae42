import { ratingOf } from '@shared/people/rules/rating';
import { AppError } from '@shared/errors';
import type { PublicOrganization } from '@shared/organizations/model/organization';
import type { PublicShift } from '@shared/work/model/shifts/public-shift';
import type { Deps } from './ports';

type Shown = PublicOrganization & { openShifts?: PublicShift[] };

/** Relies on the contract's schema to remove private fields. Only verified organizations publish shifts. */
export const getPublicOrganization = async (
  { organizations, publicShifts }: Pick<Deps, 'organizations' | 'publicShifts'>,
  organizationId: string,
): Promise<Shown> => {
  const organization = await organizations.get(organizationId);
  if (!organization || organization.hidden) throw new AppError('NOT_FOUND');
  const openShifts = organization.verified ? await publicShifts.of(organizationId) : [];
  return { ...organization, rating: ratingOf(organization), ...(openShifts.length > 0 && { openShifts }) };
};
