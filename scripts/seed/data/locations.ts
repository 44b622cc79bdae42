import type { LocationForm, LocationUnitForm } from '@shared/model/location';
import type * as z from 'zod';

type SeedUnit = Pick<LocationUnitForm, 'name' | 'careUnit'> & { supervisors: readonly string[] };

export type SeedLocation = {
  organization: string;
  location: z.input<typeof LocationForm>;
  /** Supervisors are keys of the organization's team. */
  units: readonly SeedUnit[];
};

const chicago = { city: 'Chicago', state: 'IL', timeZone: 'America/Chicago', workweekStartsOn: 0 } as const;

export const seedLocations: readonly SeedLocation[] = [
  {
    organization: 'lakeshore',
    location: {
      ...chicago,
      name: 'Lakeshore Main',
      street: '1200 North Lake Drive',
      postalCode: '60610',
      workdayStartsAt: '07:00',
      entrance: 'Main lobby on Lake Drive. Check in at the security desk with a photo ID.',
      parking: 'Garage B on Goethe Street. Free with a badge.',
    },
    units: [
      { name: 'Emergency', careUnit: 'ed', supervisors: ['tomas-reyes'] },
      { name: 'ICU', careUnit: 'icu', supervisors: ['hannah-lindqvist', 'david-okafor'] },
      { name: 'Med-Surg 4 West', careUnit: 'med_surg', supervisors: ['hannah-lindqvist'] },
      { name: 'Operating Room', careUnit: 'or', supervisors: ['hannah-lindqvist'] },
    ],
  },
  {
    organization: 'lakeshore',
    location: {
      ...chicago,
      name: 'Lakeshore North',
      street: '4800 North Clarendon Avenue',
      postalCode: '60640',
      workdayStartsAt: '07:00',
      entrance: "Women's center, door 3.",
      parking: '',
    },
    units: [
      { name: 'Labor and Delivery', careUnit: 'ld', supervisors: ['david-okafor'] },
      { name: 'Stepdown', careUnit: 'pcu', supervisors: [] },
    ],
  },
];
