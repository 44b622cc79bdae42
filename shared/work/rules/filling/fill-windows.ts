import type { StepOpening } from '../../model/shifts/shift';
import { windowSteps, type WindowStep } from '../../model/shifts/shift-vocabulary';
import { shiftLimits } from '../../limits/shift-limits';
import { instantClosed, type WorkerNumbers } from '../reliability/reliability-effects';

const minuteMs = 60_000;

/** Minutes that own staff and favorites have the shift to themselves. */
export type FillWindows = { mode: 'ladder' | 'cover_now'; ownMinutes: number; favoritesMinutes: number };

const steps = (minutes: number): number => {
  const { windowStepMinutes } = shiftLimits;
  return Math.floor(minutes / windowStepMinutes) * windowStepMinutes;
};

const windowOf = (lead: number, { share, maxMinutes }: { share: number; maxMinutes: number }): number =>
  steps(Math.min(maxMinutes, lead * share));

/** `leadMinutes`: from publishing to the start. */
export const fillWindows = (leadMinutes: number): FillWindows => {
  if (leadMinutes < shiftLimits.ladderMinutes) return { mode: 'cover_now', ownMinutes: 0, favoritesMinutes: 0 };
  return {
    mode: 'ladder',
    ownMinutes: windowOf(leadMinutes, shiftLimits.ownWindow),
    favoritesMinutes: windowOf(leadMinutes, shiftLimits.favoritesWindow),
  };
};

export const leadMinutes = (publishedAt: string, startsAt: string): number =>
  Math.floor((Date.parse(startsAt) - Date.parse(publishedAt)) / minuteMs);

/** When each step of a unit's plan opens, in its order. Once the pool is open, what follows is open, too. */
export const stepOpenings = (
  publishedAt: string,
  startsAt: string,
  plan: readonly WindowStep[] = windowSteps,
): StepOpening[] => {
  const { ownMinutes, favoritesMinutes } = fillWindows(leadMinutes(publishedAt, startsAt));
  const lasts: Record<WindowStep, number> = { own_staff: ownMinutes, favorites: favoritesMinutes, pool: 0 };
  const order = plan.includes('pool') ? plan : [...plan, 'pool' as const];
  let waits = 0;
  let isOpen = false;
  return order.map((step) => {
    const opensAt = new Date(Date.parse(publishedAt) + waits * minuteMs).toISOString();
    isOpen ||= step === 'pool';
    if (!isOpen) waits += lasts[step];
    return { step, opensAt };
  });
};

/** The steps that are open at a moment. */
export const openSteps = (openings: readonly StepOpening[], at: Date): WindowStep[] =>
  openings.filter(({ opensAt }) => Date.parse(opensAt) <= at.getTime()).map(({ step }) => step);

/** `accepted` of `invited` at this unit and part of day within the last 180 days. */
export type WaveHistory = { openSlots: number; accepted: number; invited: number };
export type Wave = { size: number; everyMinutes: number };

const clamped = (value: number, { min, max }: { min: number; max: number }): number =>
  Math.min(max, Math.max(min, value));

/** Twice as many as the usual share of acceptances calls for. */
export const waveOf = ({ openSlots, accepted, invited }: WaveHistory, lead: number): Wave => {
  const { wave } = shiftLimits;
  return {
    size: clamped(Math.ceil((2 * openSlots * (invited + 5)) / (accepted + 1)), wave),
    everyMinutes: clamped(steps(lead / wave.perLead), wave.everyMinutes),
  };
};

/** Whether a booking that ended now leaves so little time that Cover Now starts by itself. */
export const startsCoverNow = (endedAt: Date, startsAt: string): boolean =>
  Date.parse(startsAt) - endedAt.getTime() < shiftLimits.coverNow.startsMinutesAhead * minuteMs;

/** Minutes that each backup has alone. */
export const backupMinutes = (at: Date, startsAt: string): number => {
  const { backupMinutes: usual, lateBackupMinutes } = shiftLimits.coverNow;
  return Date.parse(startsAt) - at.getTime() < 60 * minuteMs ? lateBackupMinutes : usual;
};

/** Completed shifts, and what the ledger says. */
export type BookingRecord = WorkerNumbers & { atLocation: number; anywhere: number };

const isKnown = ({ atLocation, anywhere }: BookingRecord): boolean =>
  atLocation >= shiftLimits.instant.shiftsAtLocation || anywhere >= shiftLimits.instant.shiftsAnywhere;

/** An eligible person books at once, or asks. Who is eligible only after a step always asks. */
export const bookingMode = (
  { state, instantBook }: { state: 'eligible' | 'eligible_if'; instantBook: boolean },
  record: BookingRecord,
  day: string,
): 'instant' | 'request' => {
  const isInstant = state === 'eligible' && instantBook && isKnown(record) && instantClosed(record, day) === null;
  return isInstant ? 'instant' : 'request';
};

/** The instant until which the unit can answer a request, which then lapses. */
export const answerBy = (requestedAt: Date, startsAt: string): Date => {
  const { share, minMinutes, maxMinutes } = shiftLimits.answerBy;
  const left = (Date.parse(startsAt) - requestedAt.getTime()) / minuteMs;
  const minutes = clamped(Math.floor(left * share), { min: minMinutes, max: maxMinutes });
  return new Date(requestedAt.getTime() + minutes * minuteMs);
};
