import { anyTime, isAvailableFor, type Availability } from '@shared/work/rules/shifts/availability';
import { partOfDay } from '@shared/work/rules/shifts/shift-times';
import { partsOfDay, type PartOfDay } from '@shared/work/model/shifts/shift-vocabulary';
import { units, type Unit } from '@shared/people/model/healthcare-vocabulary';
import type { FoundShift } from '@shared/work/model/shifts/shift';
import { daysOfWeek, type DayOfWeek } from '@shared/work/model/shifts/shift-vocabulary';
import { shiftsView } from '@shared/paths';
import { weekdayOfShift } from '@/work/parts/shifts/shift-texts';
import { several } from '@/lib/forms/search-parameters';
import type { FeedShift } from './requested-shifts';

/** Filters of the feed; empty lists don't filter. */
export type FeedFilters = {
  days: DayOfWeek[];
  parts: PartOfDay[];
  units: Unit[];
  /** Minimum rate, in whole amounts per hour. */
  payFrom: number | null;
  /** Includes shifts that the person can't book. */
  all: boolean;
  /** Includes shifts outside the person's availability, and on days away. */
  anyTime: boolean;
};

export const noFilters: FeedFilters = { days: [], parts: [], units: [], payFrom: null, all: false, anyTime: false };

/** Clears the filters, but keeps the two switches. */
export const cleared = ({ all, anyTime }: FeedFilters): FeedFilters => ({ ...noFilters, all, anyTime });

const payIn = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null;

export const filtersIn = (address: URLSearchParams): FeedFilters => ({
  days: several(daysOfWeek, address.get(shiftsView.days)),
  parts: several(partsOfDay, address.get(shiftsView.parts)),
  units: several(units, address.get(shiftsView.units)),
  payFrom: payIn(address.get(shiftsView.pay)),
  all: address.get(shiftsView.all) === '1',
  anyTime: address.get(shiftsView.anyTime) === '1',
});

export const addressOf = ({
  days,
  parts,
  units: asked,
  payFrom,
  all,
  anyTime,
}: FeedFilters): Record<string, string> => ({
  ...(days.length > 0 && { [shiftsView.days]: days.join() }),
  ...(parts.length > 0 && { [shiftsView.parts]: parts.join() }),
  ...(asked.length > 0 && { [shiftsView.units]: asked.join() }),
  ...(payFrom !== null && { [shiftsView.pay]: String(payFrom) }),
  ...(all && { [shiftsView.all]: '1' }),
  ...(anyTime && { [shiftsView.anyTime]: '1' }),
});

export const isNarrowed = ({ days, parts, units: asked, payFrom }: FeedFilters): boolean =>
  days.length + parts.length + asked.length > 0 || payFrom !== null;

/** A covered shift can only be booked as a backup. */
export const canBook = ({ way }: FoundShift): boolean => way !== null && way !== 'backup';

const asks = <V>(wanted: readonly V[], value: V): boolean => wanted.length === 0 || wanted.includes(value);

/** An invite awaits an answer, and a request too, whenever the shift is. */
const isWanted = ({ shift, invite, request }: FeedShift, filters: FeedFilters, chosen: Availability): boolean =>
  filters.anyTime || invite !== null || request !== undefined || isAvailableFor(chosen, shift);

/** Every filter but "Only what I can book". */
export const matching = (
  items: readonly FeedShift[],
  filters: FeedFilters,
  chosen: Availability = anyTime,
): FeedShift[] =>
  items.filter(
    (found) =>
      isWanted(found, filters, chosen) &&
      asks(filters.days, weekdayOfShift(found.shift)) &&
      asks(filters.parts, partOfDay(found.shift.startTime)) &&
      asks(filters.units, found.shift.careUnit) &&
      found.shift.rateCents >= (filters.payFrom ?? 0) * 100,
  );

export const shown = (items: readonly FeedShift[], filters: FeedFilters, chosen: Availability = anyTime): FeedShift[] =>
  matching(items, filters, chosen).filter((it) => filters.all || it.request !== undefined || canBook(it));

export type Counts<V> = { value: V; count: number }[];

/** Number of shifts with each value, in the order of `values`. */
export const countsOf = <V>(
  items: readonly FoundShift[],
  values: readonly V[],
  valueOf: (shift: FoundShift['shift']) => V,
): Counts<V> => {
  const groups = Map.groupBy(items, ({ shift }) => valueOf(shift));
  return values.flatMap((value) => {
    const count = groups.get(value)?.length ?? 0;
    return count > 0 ? [{ value, count }] : [];
  });
};

const payStep = 10;

/** Rates to choose from, in steps, where they separate shifts. */
export const paySteps = (items: readonly FoundShift[], chosen: number | null): number[] => {
  const found = items.map(({ shift }) => Math.floor(shift.rateCents / 100 / payStep) * payStep);
  const least = Math.min(...found);
  const steps = found.filter((step) => step > least);
  return [...new Set(chosen === null ? steps : [...steps, chosen])].toSorted((one, other) => one - other);
};

export type FeedDay = { day: string; items: FeedShift[] };

/** In feed order: by the locations' days, each by start. */
export const byDay = (items: readonly FeedShift[]): FeedDay[] =>
  [...Map.groupBy(items, ({ shift }) => shift.day)]
    .map(([day, ofDay]) => ({ day, items: ofDay }))
    .toSorted((one, other) => one.day.localeCompare(other.day));
