import { shiftLimits } from '../../limits/shift-limits';
import { forecastScopes, type ForecastScope, type PartOfDay } from '../../model/shifts/shift-vocabulary';
import { weekdayOf } from '../../../core/rules/federal-holidays';

const hourMs = 3_600_000;

export const leadBands = ['over_14_days', '7_14_days', '3_7_days', '1_3_days', '8_24_hours', 'under_8_hours'] as const;
export type LeadBand = (typeof leadBands)[number];

/** Bands with their minimum hours before the start, farthest first. */
const bandFrom: readonly (readonly [LeadBand, number])[] = [
  ['7_14_days', 7 * 24],
  ['3_7_days', 3 * 24],
  ['1_3_days', 24],
  ['8_24_hours', 8],
];

export const leadBand = (at: Date, startsAt: string): LeadBand => {
  const hours = (Date.parse(startsAt) - at.getTime()) / hourMs;
  if (hours > 14 * 24) return 'over_14_days';
  return bandFrom.find(([, from]) => hours >= from)?.[0] ?? 'under_8_hours';
};

export type ForecastShift = {
  unitId: string;
  locationId: string;
  /** Start day, YYYY-MM-DD. */
  day: string;
  partOfDay: PartOfDay;
};

export type ForecastCell = { scope: ForecastScope; key: string };

const isWeekend = (day: string): boolean => [0, 6].includes(weekdayOf(day));

/** Bands of a shift that was open between two instants, farthest first. */
export const bandsBetween = (from: string, until: string, startsAt: string): LeadBand[] => {
  const [first, last] = [from, until].map((at) => leadBands.indexOf(leadBand(new Date(at), startsAt)));
  return from < startsAt && from <= until ? leadBands.slice(first, last! + 1) : [];
};

/** Cells with the history of similar shifts, in reading order. */
export const forecastCells = (
  { unitId, locationId, day, partOfDay }: ForecastShift,
  band: LeadBand,
): ForecastCell[] => {
  const like = `${partOfDay}#${isWeekend(day) ? 'weekend' : 'weekday'}#${band}`;
  return [
    { scope: 'unit', key: `UNIT#${unitId}#${like}` },
    { scope: 'location', key: `LOC#${locationId}#${like}` },
    { scope: 'organization', key: `ALL#${like}` },
  ];
};

/** Lower percentage of the forecast's decile; results are counted by decile. */
export const forecastDecile = (share: number): number => Math.min(90, 10 * Math.floor(10 * share + 1e-9));

export const calibrationCell = (decile: number): string => `FORECAST#${decile}`;

/** History of shifts open at the same lead: how many were covered at their start. */
export type FillHistory = { scope: ForecastScope; covered: number; of: number };

/** Shares between 0 and 1; `low` and `high` are the 80% interval. */
export type FillForecast = FillHistory & { share: number; low: number; high: number };

/** 90% quantile of the normal distribution: 80% lie between it and its negative. */
const z = 1.2815515655446004;

/** Wilson score interval, center ± margin. https://codegolf.stackexchange.com/questions/105389 has the formula and cases. */
const wilson = (covered: number, of: number): { low: number; high: number } => {
  const share = covered / of;
  const whole = 1 + z ** 2 / of;
  const center = (share + z ** 2 / (2 * of)) / whole;
  const margin = (z / whole) * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2));
  return { low: Math.max(0, center - margin), high: Math.min(1, center + margin) };
};

/** Forecast from the closest cell with enough shifts; null without enough history. */
export const fillForecast = (history: readonly FillHistory[]): FillForecast | null => {
  const found = forecastScopes
    .map((scope) => history.find((it) => it.scope === scope))
    .find((it) => it !== undefined && it.of >= shiftLimits.forecastFrom);
  if (!found) return null;
  return { ...found, share: found.covered / found.of, ...wilson(found.covered, found.of) };
};

/** `target`: the unit's share of covered shifts, in percent. */
export const isAtRisk = (
  forecast: FillForecast | null,
  requests: number,
  target: number = shiftLimits.fillTarget,
): boolean => (forecast ? 100 * forecast.covered < target * forecast.of : requests === 0);

/** The next check of an open shift; null after the last one. */
export const nextCheckpoint = (at: Date, startsAt: string): string | null => {
  const moments = shiftLimits.checkpointHours.map((hours) => Date.parse(startsAt) - hours * hourMs);
  const next = moments.find((ms) => ms > at.getTime());
  return next === undefined ? null : new Date(next).toISOString();
};
