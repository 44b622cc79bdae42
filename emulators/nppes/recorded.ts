/** NPPES API version 2.1 responses for fictional people. */

type Fields = {
  number: string;
  first: string;
  middle?: string;
  last: string;
  credential?: string;
  taxonomy: string;
  license?: string;
  state: string;
  city?: string;
  formerName?: { first: string; last: string };
};

const dates = { enumeration_date: '2008-03-14', last_updated: '2024-05-02', certification_date: '2024-05-02' };

const address = (purpose: 'LOCATION' | 'MAILING', { city = 'PORTLAND', state }: Fields) => ({
  country_code: 'US',
  country_name: 'United States',
  address_purpose: purpose,
  address_type: 'DOM',
  address_1: '1 HOSPITAL WAY',
  city: city.toUpperCase(),
  state,
  postal_code: '972010000',
  telephone_number: '503-555-0100',
});

export const personRecord = (fields: Fields) => ({
  created_epoch: '1205452800000',
  enumeration_type: 'NPI-1',
  last_updated_epoch: '1714608000000',
  number: fields.number,
  addresses: [address('LOCATION', fields), address('MAILING', fields)],
  practiceLocations: [],
  basic: {
    first_name: fields.first.toUpperCase(),
    ...(fields.middle && { middle_name: fields.middle.toUpperCase() }),
    last_name: fields.last.toUpperCase(),
    credential: fields.credential ?? 'MD',
    sole_proprietor: 'NO',
    sex: 'F',
    ...dates,
    status: 'A',
    name_prefix: '--',
    name_suffix: '--',
  },
  taxonomies: [
    {
      code: '',
      taxonomy_group: '',
      desc: fields.taxonomy,
      state: fields.state,
      license: fields.license ?? '',
      primary: true,
    },
  ],
  identifiers: [],
  endpoints: [],
  other_names: fields.formerName
    ? [
        {
          type: 'Former Name',
          code: '1',
          first_name: fields.formerName.first.toUpperCase(),
          last_name: fields.formerName.last.toUpperCase(),
        },
      ]
    : [],
});

export const recordedNumbers = {
  /** Robin Example, formerly Robin Moreno. */
  person: '1234567893',
  /** Kim Other. */
  otherPerson: '1600000024',
  organization: '1600000008',
  deactivated: '1993999998',
  /** Noa Retired; the report of deactivated numbers is newer than the registry. */
  lately: '1600000057',
  /** The registry responds with an error. */
  outOfService: '1600000016',
} as const;

const person = personRecord({
  number: recordedNumbers.person,
  first: 'Robin',
  middle: 'Jo',
  last: 'Example',
  taxonomy: 'Internal Medicine',
  license: 'MD12345',
  state: 'OR',
  formerName: { first: 'Robin', last: 'Moreno' },
});

const otherPerson = personRecord({
  number: recordedNumbers.otherPerson,
  first: 'Kim',
  last: 'Other',
  taxonomy: 'Family Medicine',
  state: 'OR',
});

const lately = personRecord({
  number: recordedNumbers.lately,
  first: 'Noa',
  last: 'Retired',
  taxonomy: 'Family Medicine',
  state: 'OR',
});

type OrganizationFields = { number: string; name: string; state: string; city: string; otherNames?: readonly string[] };

export const organizationRecord = ({ number, name, state, city, otherNames = [] }: OrganizationFields) => {
  const place = { number, first: '', last: '', taxonomy: '', state, city };
  return {
    created_epoch: '1205452800000',
    enumeration_type: 'NPI-2',
    last_updated_epoch: '1714608000000',
    number,
    addresses: [address('LOCATION', place), address('MAILING', place)],
    practiceLocations: [],
    basic: {
      organization_name: name.toUpperCase(),
      organizational_subpart: 'NO',
      ...dates,
      status: 'A',
      authorized_official_first_name: 'PAT',
      authorized_official_last_name: 'DOE',
    },
    taxonomies: [{ code: '282N00000X', desc: 'General Acute Care Hospital', state, license: '', primary: true }],
    identifiers: [],
    endpoints: [],
    other_names: otherNames.map((it) => ({
      type: 'Doing Business As',
      code: '3',
      organization_name: it.toUpperCase(),
    })),
  };
};

const organization = organizationRecord({
  number: recordedNumbers.organization,
  name: 'Harbor General Hospital',
  otherNames: ['Harbor General Womens Clinic'],
  state: 'OR',
  city: 'Portland',
});

const deactivated = {
  ...personRecord({
    number: recordedNumbers.deactivated,
    first: 'Robin',
    last: 'Former',
    taxonomy: 'Surgery',
    state: 'WA',
  }),
  basic: { status: 'D', deactivation_date: '2021-09-30' },
};

export const recordedResults: readonly { number: string }[] = [person, otherPerson, lately, organization, deactivated];
