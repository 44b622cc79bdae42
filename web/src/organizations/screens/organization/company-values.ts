import type {
  AddressKind,
  CompanyProfile,
  Organization,
  OwnOrganization,
  TeamOrganization,
} from '@shared/organizations/model/organization';

/** Only people who may change it can read it completely. */
export const isWhole = (organization: OwnOrganization): organization is Organization => 'tax_id' in organization;

export const companyOf = ({
  organizationId: _id,
  logo_url: _logo,
  photos: _photos,
  photosVersion: _photosVersion,
  verified: _verified,
  version: _version,
  createdAt: _createdAt,
  updatedAt: _updatedAt,
  ...profile
}: Organization): CompanyProfile => profile;

export const addressKinds: readonly AddressKind[] = ['headquarters', 'billing', 'shipping'];
export const addressParts = ['address', 'city', 'state', 'postal_code', 'country'] as const;
export type AddressPart = (typeof addressParts)[number];

export const addressField = <K extends AddressKind, P extends AddressPart>(kind: K, part: P): `${K}_${P}` =>
  `${kind}_${part}`;

export const headquartersLines = (company: TeamOrganization): string[] => {
  const [street, city, state, postalCode, country] = addressParts.map(
    (part) => company[addressField('headquarters', part)],
  );
  const place = [city, [state, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  // Every address has a default country, so the country alone means empty.
  return street || place ? [street, place, country].filter((it): it is string => Boolean(it)) : [];
};
