import type { StepOpening } from '../../model/shifts/shift';
import { windowSteps, type WindowStep } from '../../model/shifts/shift-vocabulary';
import { shiftLimits } from '../../limits/shift-limits';
import { instantClosed, type WorkerNumbers } from '../reliability/reliability-effects';

const minuteMs = 60_000;

/** Minutes of early access for own staff and favorites. */
export type FillWindows = { mode: 'ladder' | 'cover_now'; ownMinutes: number; favoritesMinutes: number };

const steps = (minutes: number): number => {
  const { windowStepMinutes } = shiftLimits;
  return Math.floor(minutes / windowStepMinutes) * windowStepMinutes;
};

const windowOf = (lead: number, { share, maxMinutes }: { share: number; maxMinutes: number }): number =>
  steps(Math.min(maxMinutes, lead * share));

/** `leadMinutes`: minutes from publishing to the start. */
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

/** Opening times of a unit's steps, in order. Steps after the pool open with it. */
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

/** Steps open at a given time. */
export const openSteps = (openings: readonly StepOpening[], at: Date): WindowStep[] =>
  openings.filter(({ opensAt }) => Date.parse(opensAt) <= at.getTime()).map(({ step }) => step);

/** `accepted` of `invited` at this unit and part of day within the last 180 days. */
export type WaveHistory = { openSlots: number; accepted: number; invited: number };
export type Wave = { size: number; everyMinutes: number };

const clamped = (value: number, { min, max }: { min: number; max: number }): number =>
  Math.min(max, Math.max(min, value));

/** Twice the number that the usual acceptance rate suggests. */
export const waveOf = ({ openSlots, accepted, invited }: WaveHistory, lead: number): Wave => {
  const { wave } = shiftLimits;
  return {
    size: clamped(Math.ceil((2 * openSlots * (invited + 5)) / (accepted + 1)), wave),
    everyMinutes: clamped(steps(lead / wave.perLead), wave.everyMinutes),
  };
};

/** Whether a booking that ended now leaves so little time that Cover Now starts automatically. */
export const startsCoverNow = (endedAt: Date, startsAt: string): boolean =>
  Date.parse(startsAt) - endedAt.getTime() < shiftLimits.coverNow.startsMinutesAhead * minuteMs;

/** Minutes reserved for each backup. */
export const backupMinutes = (at: Date, startsAt: string): number => {
  const { backupMinutes: usual, lateBackupMinutes } = shiftLimits.coverNow;
  return Date.parse(startsAt) - at.getTime() < 60 * minuteMs ? lateBackupMinutes : usual;
};

/** Completed shifts, and the ledger's numbers. */
export type BookingRecord = WorkerNumbers & { atLocation: number; anywhere: number };

const isKnown = ({ atLocation, anywhere }: BookingRecord): boolean =>
  atLocation >= shiftLimits.instant.shiftsAtLocation || anywhere >= shiftLimits.instant.shiftsAnywhere;

/** Eligible people book instantly or send a request. People with open steps always send a request. */
export const bookingMode = (
  { state, instantBook }: { state: 'eligible' | 'eligible_if'; instantBook: boolean },
  record: BookingRecord,
  day: string,
): 'instant' | 'request' => {
  const isInstant = state === 'eligible' && instantBook && isKnown(record) && instantClosed(record, day) === null;
  return isInstant ? 'instant' : 'request';
};

/** Deadline for the unit to answer a request, which then expires. */
export const answerBy = (requestedAt: Date, startsAt: string): Date => {
  const { share, minMinutes, maxMinutes } = shiftLimits.answerBy;
  const left = (Date.parse(startsAt) - requestedAt.getTime()) / minuteMs;
  const minutes = clamped(Math.floor(left * share), { min: minMinutes, max: maxMinutes });
  return new Date(requestedAt.getTime() + minutes * minuteMs);
};
