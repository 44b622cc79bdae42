import type { ShiftDifferential, ShiftForm } from '@shared/model/shift';
import type * as z from 'zod';

type Draft = z.input<typeof ShiftForm>;

/** A shift for registered nurses on each of the days, which count from today. `asks` requests a free slot. */
export type SeedDays = {
  days: readonly number[];
  crew?: readonly string[];
  free?: number;
  asks?: string;
  isDraft?: true;
};

export type SeedShifts = Pick<Draft, 'requiredCertifications' | 'notes'> & {
  unit: string;
  /** By the location's clock. */
  hours: readonly [start: string, end: string];
  /** Whole US dollars an hour. */
  rate: number;
  differentials?: z.input<typeof ShiftDifferential>[];
  weekdaysOnly?: true;
  on: readonly SeedDays[];
};

const [day, night] = [['07:00', '19:00'] as const, ['19:00', '07:00'] as const];
const [morning, evening] = [['07:00', '15:00'] as const, ['15:00', '23:00'] as const];
const advanced: Draft['requiredCertifications'] = ['bls', 'acls'];

const atNight: SeedShifts['differentials'] = [{ kind: 'night', hourlyCents: 6_00, from: '19:00', to: '07:00' }];
const inTheEvening: SeedShifts['differentials'] = [{ kind: 'evening', hourlyCents: 3_00, from: '15:00', to: '23:00' }];

/** This week and the next. */
const twice = (...days: readonly number[]): number[] => [...days, ...days.map((it) => it + 7)];

const orientation = { days: [-10] };
const orientationHours = ['08:00', '16:00'] as const;
const welcome = 'Orientation: badge, charting, and a tour of the unit. Bring a photo ID.';

/** No one works more than three long shifts in seven days, or five short ones. */
const ahead: readonly SeedShifts[] = [
  {
    ...{ unit: 'ICU', hours: day, rate: 62, requiredCertifications: advanced },
    on: [
      { days: twice(0, 1, 2), crew: ['miriam-feldman'] },
      { days: twice(3, 4, 5), crew: ['andrew-oyelaran'] },
    ],
  },
  {
    ...{ unit: 'ICU', hours: night, rate: 62, requiredCertifications: advanced, differentials: atNight },
    notes: 'Charge nurse 4-2210. Badge waits at the desk.',
    on: [
      { days: [0], crew: ['hana-park', 'josephine-quigley'], free: 1 },
      { days: [1, 2, 7, 8, 9], crew: ['hana-park'] },
      { days: [3, 10, 12], crew: ['walter-szymanski'] },
      { days: twice(4), crew: ['walter-szymanski', 'josephine-quigley'] },
      { days: [5], crew: ['walter-szymanski'], free: 1 },
      { days: twice(6), crew: ['josephine-quigley'] },
    ],
  },
  {
    ...{ unit: 'Emergency', hours: day, rate: 60, requiredCertifications: advanced },
    on: [
      { days: twice(0, 1, 2), crew: ['colin-mcbride'] },
      { days: twice(3, 4, 5), crew: ['zainab-hassan'] },
      { days: twice(6), free: 1 },
    ],
  },
  {
    ...{ unit: 'Emergency', hours: ['11:00', '23:00'], rate: 60, requiredCertifications: advanced },
    differentials: inTheEvening,
    on: [
      { days: twice(0, 1, 2), crew: ['tessa-novotny'] },
      { days: [3], free: 1 },
    ],
  },
  {
    ...{ unit: 'Med-Surg 4 West', hours: morning, rate: 54, requiredCertifications: ['bls'] },
    on: [
      { days: twice(0, 1, 2, 3, 4), crew: ['diego-maldonado'] },
      { days: twice(5, 6), crew: ['hailey-brooks'] },
    ],
  },
  {
    ...{ unit: 'Med-Surg 4 West', hours: evening, rate: 54, requiredCertifications: ['bls'] },
    differentials: inTheEvening,
    on: [
      { days: [1], free: 1 },
      { days: [2, 3, 8, 9, 10], crew: ['hailey-brooks'] },
    ],
  },
  {
    ...{ unit: 'Stepdown', hours: night, rate: 58, requiredCertifications: advanced, differentials: atNight },
    on: [
      { days: twice(0, 1, 2), crew: ['yuki-sato'] },
      { days: [3], free: 1, asks: 'miriam-feldman' },
      { days: [10], free: 1, asks: 'josephine-quigley' },
    ],
  },
  {
    ...{ unit: 'Operating Room', hours: morning, rate: 58, requiredCertifications: ['bls'], weekdaysOnly: true },
    on: [{ days: twice(0, 1, 2, 3, 4, 5, 6), crew: ['owen-fitzgerald'] }],
  },
  {
    ...{ unit: 'Labor and Delivery', hours: day, rate: 60, requiredCertifications: ['bls', 'nrp'] },
    on: [
      { days: twice(1, 2, 3), crew: ['alicia-romero'] },
      { days: [4], free: 1 },
      { days: [12], free: 1, isDraft: true },
    ],
  },
];

/** After one shift at the location, people book at once. */
const before: readonly SeedShifts[] = [
  {
    ...{ unit: 'ICU', hours: orientationHours, rate: 56, notes: welcome },
    on: [
      {
        ...orientation,
        crew: ['josephine-quigley', 'miriam-feldman', 'andrew-oyelaran', 'hana-park', 'walter-szymanski'],
      },
    ],
  },
  {
    ...{ unit: 'Emergency', hours: orientationHours, rate: 54, notes: welcome },
    on: [{ ...orientation, crew: ['colin-mcbride', 'zainab-hassan', 'tessa-novotny'] }],
  },
  {
    ...{ unit: 'Med-Surg 4 West', hours: orientationHours, rate: 50, notes: welcome },
    on: [{ ...orientation, crew: ['diego-maldonado', 'hailey-brooks', 'owen-fitzgerald'] }],
  },
  {
    ...{ unit: 'Stepdown', hours: orientationHours, rate: 54, notes: welcome },
    on: [{ ...orientation, crew: ['yuki-sato'] }],
  },
  {
    ...{ unit: 'Labor and Delivery', hours: orientationHours, rate: 54, notes: welcome },
    on: [{ ...orientation, crew: ['alicia-romero'] }],
  },
];

/** The past ones first, because they count. */
export const seedShifts: readonly SeedShifts[] = [...before, ...ahead];
