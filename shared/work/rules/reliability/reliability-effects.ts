import { addDays, daysBetween } from '../../../core/rules/calendar-days';
import { countedEvents, isShown, type Reliability, type ReliabilityEvent, scoreOf } from './reliability';

/** Product policy. Numbers only restrict access; only a person bans. */
export const effectRules = {
  instantFrom: 90,
  coverNowFrom: 75,
  /** Days without instant book after a no-show. */
  instantOffDays: 30,
  /** Number of no-shows, or of people turned away, within `caseDays` that opens a case. */
  caseAfter: 3,
  caseDays: 90,
  unpaidDays: 10,
} as const;

const recent = (events: readonly ReliabilityEvent[], kind: 'no_show' | 'turned_away', day: string, days: number) =>
  countedEvents(events, day).filter((event) => event.kind === kind && daysBetween(event.on, day) < days);

/** Below the minimum sample, the score has no effect. */
const isBelow = (sums: Reliability, from: number): boolean => isShown(sums) && scoreOf(sums) < from;

/** Values that restrict a worker: the score once shown, and the last counted no-show. */
export type WorkerNumbers = { score: number | null; lastNoShowOn: string | null };

/** Null if instant book is open. */
export const instantClosed = ({ score, lastNoShowOn }: WorkerNumbers, day: string): 'score' | 'no_show' | null => {
  const { instantFrom, instantOffDays } = effectRules;
  if (lastNoShowOn !== null && daysBetween(lastNoShowOn, day) < instantOffDays) return 'no_show';
  return score !== null && score < instantFrom ? 'score' : null;
};

/** First day of instant book after a no-show. */
export const instantAgainOn = (lastNoShowOn: string): string => addDays(lastNoShowOn, effectRules.instantOffDays);

export const shownScore = (sums: Reliability): number | null => (isShown(sums) ? scoreOf(sums) : null);

export type WorkerEffects = {
  /** Reason why instant book is closed; null if open. */
  instantClosed: 'score' | 'no_show' | null;
  /** First day of instant book after a no-show, if that is the reason. */
  instantFrom: string | null;
  coverNow: boolean;
  /** Whether booking is paused and a case opened, which a person decides in 2 business days. */
  needsCase: boolean;
};

export const workerEffects = (sums: Reliability, events: readonly ReliabilityEvent[], day: string): WorkerEffects => {
  const { coverNowFrom, caseAfter, caseDays } = effectRules;
  const noShows = recent(events, 'no_show', day, Infinity).map(({ on }) => on);
  const lastNoShowOn = noShows.toSorted().at(-1) ?? null;
  const closed = instantClosed({ score: shownScore(sums), lastNoShowOn }, day);
  return {
    instantClosed: closed,
    instantFrom: closed === 'no_show' && lastNoShowOn !== null ? instantAgainOn(lastNoShowOn) : null,
    coverNow: !isBelow(sums, coverNowFrom),
    needsCase: recent(events, 'no_show', day, caseDays).length >= caseAfter,
  };
};

export type FacilityEffects = {
  /** Whether its record is shown before the pay. */
  recordFirst: boolean;
  /** Whether there is no instant book, and no wave beyond the pool. */
  requestOnly: boolean;
  needsCase: boolean;
  publishingStopped: boolean;
};

/** `unpaidSince`: approval days of unpaid shifts. */
/** Effects of the score alone. */
export const facilityDoors = (sums: Reliability): Pick<FacilityEffects, 'recordFirst' | 'requestOnly'> => ({
  recordFirst: isBelow(sums, effectRules.instantFrom),
  requestOnly: isBelow(sums, effectRules.coverNowFrom),
});

export const facilityEffects = (
  sums: Reliability,
  events: readonly ReliabilityEvent[],
  unpaidSince: readonly string[],
  day: string,
): FacilityEffects => ({
  ...facilityDoors(sums),
  needsCase: recent(events, 'turned_away', day, effectRules.caseDays).length >= effectRules.caseAfter,
  publishingStopped: unpaidSince.some((approvedOn) => daysBetween(approvedOn, day) > effectRules.unpaidDays),
});
