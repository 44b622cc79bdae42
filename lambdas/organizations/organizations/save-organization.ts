import type { CompanyProfile, Organization } from '@shared/organizations/model/organization';
import { defaultCountry } from '@shared/core/model/vocabulary';
import type { Deps } from './ports';

type Command = {
  organizationId: string;
  profile: CompanyProfile;
  version: number;
};

const shippedToBilling = (profile: CompanyProfile): Partial<CompanyProfile> => ({
  shipping_address: profile.billing_address,
  shipping_city: profile.billing_city,
  shipping_state: profile.billing_state,
  shipping_country: profile.billing_country,
  shipping_postal_code: profile.billing_postal_code,
});

/** Fills in the default country, and the shipping address from the billing address if selected. */
const completed = (profile: CompanyProfile): CompanyProfile => {
  const addressed = { ...profile, ...(profile.shipping_same_as_billing && shippedToBilling(profile)) };
  return {
    ...addressed,
    headquarters_country: addressed.headquarters_country || defaultCountry,
    billing_country: addressed.billing_country || defaultCountry,
    shipping_country: addressed.shipping_country || defaultCountry,
  };
};

export const saveOrganization = (
  { companyProfiles, clock }: Pick<Deps, 'companyProfiles' | 'clock'>,
  { organizationId, profile, version }: Command,
): Promise<Organization> =>
  companyProfiles.save({
    organizationId,
    profile: completed(profile),
    version,
    updatedAt: clock.now().toISOString(),
  });
