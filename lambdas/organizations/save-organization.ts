import { AppError } from '@shared/errors';
import type { CompanyProfile, Organization } from '@shared/model/organization';
import type { Deps } from './ports';

type Command = {
  organizationId: string;
  profile: CompanyProfile;
  /** The version that was edited. */
  version: number;
};

export const saveOrganization = async (
  deps: Deps,
  { organizationId, profile, version }: Command,
): Promise<Organization> => {
  const stored = await deps.organizations.get(organizationId);
  if (stored?.version !== version) throw new AppError('STALE_VERSION');
  const saved: Organization = {
    ...stored,
    ...profile,
    // A cleared country is the one that the form starts with.
    headquarters_country: profile.headquarters_country || 'United States',
    version: version + 1,
    updatedAt: deps.clock.now().toISOString(),
  };
  await deps.companyProfiles.save(saved);
  return saved;
};
