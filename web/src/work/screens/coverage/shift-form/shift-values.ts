import { addDays, calendarDay } from '@shared/core/rules/calendar-days';
import { wallClock } from '@shared/messages/rules/schedule-times';
import type { Shift, ShiftForm } from '@shared/work/model/shifts/shift';
import type { DayOfWeek, DifferentialKind } from '@shared/work/model/shifts/shift-vocabulary';

/** Empty texts and lists mean no value. `dates` isn't shown, but kept. */
export type DifferentialValues = {
  kind: DifferentialKind;
  hourlyCents: number | null;
  from?: string;
  to?: string;
  days?: DayOfWeek[];
  dates?: string[];
};

/** A form's values while it is filled in: amounts and counts may be missing. */
export type ShiftValues = Omit<ShiftForm, 'rateCents' | 'bonusCents' | 'headcount' | 'unitMonths' | 'differentials'> & {
  rateCents: number | null;
  bonusCents: number | null;
  headcount: number | null;
  unitMonths: number | null;
  differentials: DifferentialValues[];
};

export const blankDifferential: DifferentialValues = {
  kind: 'night',
  hourlyCents: null,
  from: '',
  to: '',
  days: [],
  dates: [],
};

const hourMs = 3_600_000;
type Times = Pick<ShiftValues, 'day' | 'startTime' | 'endTime'>;

/** The day shift, or for today the next one to start: the night shift, the rest of it, or the next day's. */
const firstTimes = (day: string, wallNow: number): Times => {
  const dayShift = { day, startTime: '07:00', endTime: '19:00' };
  const hasBegun = (time: string): boolean => wallClock(day, time) <= wallNow;
  if (!hasBegun('07:00') || calendarDay(wallNow) !== day) return dayShift;
  if (!hasBegun('19:00')) return { day, startTime: '19:00', endTime: '07:00' };
  const nextHour = wallNow - (wallNow % hourMs) + hourMs;
  return calendarDay(nextHour) === day
    ? { day, startTime: new Date(nextHour).toISOString().slice(11, 16), endTime: '07:00' }
    : { ...dayShift, day: addDays(day, 1) };
};

/** `wallNow`: the location's local time; without it, nothing has started. */
export const blankShift = (day: string, wallNow = -Infinity): ShiftValues => ({
  ...firstTimes(day, wallNow),
  professions: [],
  breakRule: { meals: 1, mealMinutes: 30, paid: false, windowHours: null },
  rateCents: null,
  differentials: [],
  bonusCents: null,
  bonusReason: '',
  headcount: 1,
  requiredCertifications: [],
  unitMonths: null,
  orientation: false,
  notes: '',
});

export const shiftValues = (shift: Shift): ShiftValues => ({
  day: shift.day,
  startTime: shift.startTime,
  endTime: shift.endTime,
  professions: shift.professions,
  breakRule: shift.breakRule,
  rateCents: shift.rateCents,
  differentials: shift.differentials.map(({ kind, hourlyCents, from = '', to = '', days = [], dates = [] }) => ({
    kind,
    hourlyCents,
    from,
    to,
    days,
    dates,
  })),
  bonusCents: shift.bonusCents || null,
  bonusReason: shift.bonusReason,
  headcount: shift.headcount,
  requiredCertifications: shift.requiredCertifications,
  unitMonths: shift.unitMonths || null,
  orientation: shift.orientation,
  notes: shift.notes,
});

/** Values as checked and sent. Required amounts stay missing. */
export const formOf = ({ bonusCents, unitMonths, differentials, ...values }: ShiftValues) => ({
  ...values,
  bonusCents: bonusCents ?? 0,
  unitMonths: unitMonths ?? 0,
  differentials: differentials.map(({ kind, hourlyCents, from = '', to = '', days = [], dates = [] }) => ({
    kind,
    hourlyCents,
    ...(from !== '' && { from }),
    ...(to !== '' && { to }),
    ...(days.length > 0 && { days }),
    ...(dates.length > 0 && { dates }),
  })),
});

/** Fields in form order. */
export const shiftFields = [
  'professions',
  'day',
  'startTime',
  'endTime',
  'headcount',
  'rateCents',
  'differentials',
  'bonusCents',
  'bonusReason',
  'breakRule',
  'requiredCertifications',
  'unitMonths',
  'orientation',
  'notes',
] as const satisfies readonly (keyof ShiftValues)[];
export type ShiftField = (typeof shiftFields)[number];
