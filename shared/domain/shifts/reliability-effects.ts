import { addDays, daysBetween } from '../calendar-days';
import { countedEvents, isShown, type Reliability, type ReliabilityEvent, scoreOf } from './reliability';

/** Product policy. A number opens and closes doors; only a person bans. */
export const effectRules = {
  instantFrom: 90,
  coverNowFrom: 75,
  /** Without instant book after a no-show. */
  instantOffDays: 30,
  /** As many no-shows, or people turned away, in the days open a case. */
  caseAfter: 3,
  caseDays: 90,
  unpaidDays: 10,
} as const;

const recent = (events: readonly ReliabilityEvent[], kind: 'no_show' | 'turned_away', day: string, days: number) =>
  countedEvents(events, day).filter((event) => event.kind === kind && daysBetween(event.on, day) < days);

/** Below the sample, the number is too young to close a door. */
const isBelow = (sums: Reliability, from: number): boolean => isShown(sums) && scoreOf(sums) < from;

export type WorkerEffects = {
  /** Null if instant book is open; otherwise why not. */
  instantClosed: 'score' | 'no_show' | null;
  /** First day with instant book again after a no-show, if that is what closes it. */
  instantFrom: string | null;
  coverNow: boolean;
  /** Booking is paused, and a case is opened that a person decides in 2 business days. */
  needsCase: boolean;
};

export const workerEffects = (sums: Reliability, events: readonly ReliabilityEvent[], day: string): WorkerEffects => {
  const { instantFrom, coverNowFrom, instantOffDays, caseAfter, caseDays } = effectRules;
  const lastNoShow = recent(events, 'no_show', day, instantOffDays)
    .map(({ on }) => on)
    .toSorted()
    .at(-1);
  const shared = {
    coverNow: !isBelow(sums, coverNowFrom),
    needsCase: recent(events, 'no_show', day, caseDays).length >= caseAfter,
  };
  if (lastNoShow) return { instantClosed: 'no_show', instantFrom: addDays(lastNoShow, instantOffDays), ...shared };
  return { instantClosed: isBelow(sums, instantFrom) ? 'score' : null, instantFrom: null, ...shared };
};

export type FacilityEffects = {
  /** Its record is shown before the pay. */
  recordFirst: boolean;
  /** No instant book, and no wave beyond the pool. */
  requestOnly: boolean;
  needsCase: boolean;
  publishingStopped: boolean;
};

/** `unpaidSince`: days on which shifts were approved that aren't paid yet. */
export const facilityEffects = (
  sums: Reliability,
  events: readonly ReliabilityEvent[],
  unpaidSince: readonly string[],
  day: string,
): FacilityEffects => ({
  recordFirst: isBelow(sums, effectRules.instantFrom),
  requestOnly: isBelow(sums, effectRules.coverNowFrom),
  needsCase: recent(events, 'turned_away', day, effectRules.caseDays).length >= effectRules.caseAfter,
  publishingStopped: unpaidSince.some((approvedOn) => daysBetween(approvedOn, day) > effectRules.unpaidDays),
});
