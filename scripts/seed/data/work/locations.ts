import type { LocationForm, LocationUnitForm } from '@shared/work/model/location';
import type * as z from 'zod';

type SeedUnit = Pick<LocationUnitForm, 'name' | 'careUnit'> &
  Partial<Pick<LocationUnitForm, 'instantBook' | 'ownStaffFirst'>> & {
    supervisors: readonly string[];
    /** Whole US dollars. */
    weeklyBudget: number;
  };

export type SeedLocation = {
  organization: string;
  location: z.input<typeof LocationForm>;
  /** Units with supervisors, as keys of the organization's team. */
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
      { name: 'Emergency', careUnit: 'ed', supervisors: ['tomas-reyes'], weeklyBudget: 13_500 },
      { name: 'ICU', careUnit: 'icu', supervisors: ['hannah-lindqvist', 'david-okafor'], weeklyBudget: 13_000 },
      {
        name: 'Med-Surg 4 West',
        careUnit: 'med_surg',
        supervisors: ['hannah-lindqvist'],
        weeklyBudget: 5_200,
        ownStaffFirst: true,
      },
      {
        name: 'Operating Room',
        careUnit: 'or',
        supervisors: ['hannah-lindqvist'],
        weeklyBudget: 2_500,
        ownStaffFirst: true,
      },
      {
        name: 'Stepdown',
        careUnit: 'pcu',
        supervisors: ['david-okafor'],
        weeklyBudget: 3_200,
        instantBook: false,
      },
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
      {
        name: 'Labor and Delivery',
        careUnit: 'ld',
        supervisors: ['david-okafor'],
        weeklyBudget: 3_600,
        ownStaffFirst: true,
      },
    ],
  },
  {
    organization: 'lakeshore',
    location: {
      ...chicago,
      name: 'Lakeshore Skilled Nursing',
      street: '2040 Maple Avenue',
      city: 'Evanston',
      postalCode: '60201',
      workdayStartsAt: '07:00',
      entrance: 'Garden entrance on Maple Avenue.',
      parking: 'Free behind the building.',
    },
    // For a contractor: facilities hire nurses only as employees.
    units: [{ name: 'Therapy Gym', careUnit: 'therapy_snf', supervisors: ['david-okafor'], weeklyBudget: 2_000 }],
  },
];
