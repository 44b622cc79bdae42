import type { ShiftDifferential, ShiftForm } from '@shared/work/model/shifts/shift';
import type * as z from 'zod';

type Draft = z.input<typeof ShiftForm>;
type Differentials = z.input<typeof ShiftDifferential>[];

/**
 * Outcome of a past shift: hours approved, waiting for the unit, returned, or disputed; no-show; or canceled by the
 * facility three hours before.
 */
export type SeedEnding = 'approved' | 'submitted' | 'returned' | 'disputed' | 'no_show' | 'canceled';

/**
 * Shifts on each of the days, counted from today. `asks` requests a free slot. `then`: outcome of past ones, approved by
 * default. `moved`: the facility changes the time, and the crew is asked.
 */
export type SeedDays = {
  days: readonly number[];
  crew?: readonly string[];
  free?: number;
  asks?: string;
  isDraft?: true;
  then?: SeedEnding;
  moved?: readonly [start: string, end: string];
};

/** For registered nurses by default. */
export type SeedShifts = Pick<Draft, 'requiredCertifications' | 'notes'> & {
  unit: string;
  professions?: Draft['professions'];
  /** Local times. */
  hours: readonly [start: string, end: string];
  /** Whole US dollars per hour. */
  rate: number;
  differentials?: Differentials;
  weekdaysOnly?: true;
  on: readonly SeedDays[];
};

export const [day, night] = [['07:00', '19:00'] as const, ['19:00', '07:00'] as const];
export const [morning, evening] = [['07:00', '15:00'] as const, ['15:00', '23:00'] as const];
export const advanced: Draft['requiredCertifications'] = ['bls', 'acls'];

export const atNight: Differentials = [{ kind: 'night', hourlyCents: 6_00, from: '19:00', to: '07:00' }];
export const inTheEvening: Differentials = [{ kind: 'evening', hourlyCents: 3_00, from: '15:00', to: '23:00' }];

/** This week and the next. */
const twice = (...days: readonly number[]): number[] => [...days, ...days.map((it) => it + 7)];

/** No one works more than three long shifts in seven days, or five short ones. */
export const shiftsAhead: readonly SeedShifts[] = [
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
      { days: [0], crew: ['hana-park', 'josephine-quigley'] },
      { days: [1], crew: ['hana-park'], free: 1 },
      { days: [2, 7, 8, 9], crew: ['hana-park'] },
      { days: [3, 10, 12], crew: ['walter-szymanski'] },
      { days: twice(4), crew: ['walter-szymanski', 'josephine-quigley'] },
      { days: [5], crew: ['walter-szymanski'] },
      { days: [6], crew: ['josephine-quigley'] },
      { days: [13], crew: ['josephine-quigley'], moved: ['20:00', '08:00'] },
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
      { days: [0, 1, 7, 8, 9], crew: ['tessa-novotny'] },
      { days: [2], crew: ['tessa-novotny'], free: 1 },
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
  {
    ...{ unit: 'Therapy Gym', hours: ['08:00', '16:00'], rate: 58, requiredCertifications: ['bls'] },
    professions: ['pt'],
    on: [{ days: [1, 3, 8], crew: ['noah-lindgren'] }],
  },
];

/** Filled with Cover Now: at the next of these times that is a few hours away. No other shift of the unit starts then. */
export const coverNowShift = {
  unit: 'Emergency',
  starts: [
    { day: 0, hours: ['10:00', '22:00'] },
    { day: 0, hours: ['22:00', '10:00'] },
    { day: 1, hours: ['10:00', '22:00'] },
  ],
  rate: 64,
  leastHoursAhead: 3,
} as const;

/** Shifts on the night of a clock change, and around it. */
export const clockChangeShifts = { unit: 'ICU', hours: night, rate: 62, crew: 'walter-szymanski' } as const;
