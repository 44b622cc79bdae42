import {
  countedEvents,
  countsHalfOn,
  eventsLastYear,
  pointsOf,
  reliabilityOf,
} from '@shared/work/rules/reliability/reliability';
import { pausedAt, publishingDueAt, publishingStoppedUntil } from '@shared/work/rules/reliability/booking-pause';
import { exemptionsLeft } from '@shared/work/rules/reliability/exemptions';
import {
  facilityDoors,
  instantAgainOn,
  instantClosed,
  shownScore,
  type WorkerNumbers,
} from '@shared/work/rules/reliability/reliability-effects';
import type { Reliability, ReliabilityAppeal, ReliabilityLine } from '@shared/work/model/reliability';
import { localDay } from '@shared/work/rules/shifts/shift-times';
import { appealBy, isAppealable } from '@shared/work/rules/reliability/reliability-appeals';
import type { BookingSide } from '@shared/work/model/shifts/shift-vocabulary';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { utcDay } from '../../platform/clock';
import { organizationOf, type AuthorizedCaller } from '../../platform/http/caller';
import {
  countedAs,
  placeOfEvent,
  suspendedEvents,
  type LedgerEvent,
  type LedgerSummary,
} from '../../store/work/reliability/ledger-item';
import { measuresShown, recordOf, sumsOn, type Sums } from '../../store/work/reliability/record-of';
import { appealView } from '../../store/trust/shift-cases/appeal-view';
import type { ShiftItem } from '../../store/work/shifts/shift-item';
import type { Deps } from './ports';

export const numbersOf = (summary: LedgerSummary | null, day: string): WorkerNumbers => ({
  score: recordOf(summary, day).score,
  lastNoShowOn: summary?.lastNoShowOn ?? null,
});

/** Returns whether people can only request shifts of an organization. */
export const isRequestOnly = (summary: LedgerSummary | null, day: string): boolean =>
  facilityDoors(sumsOn(summary, day)).requestOnly;

/** Returns today at the shift's location; in UTC if the shift was deleted. */
const todayAt = (shift: ShiftItem | undefined, now: Date): string =>
  shift ? localDay(now.toISOString(), shift.timeZone) : utcDay(now);

type Around = { shift: ShiftItem | undefined; appeal: ReliabilityAppeal | null; now: Date };

const lineOf = (event: LedgerEvent, { shift, appeal, now }: Around): ReliabilityLine => {
  const { eventId, shiftId, attempt, on, outcome, exempt } = event;
  return {
    ...{ eventId, shiftId, attempt, on, outcome },
    points: pointsOf(outcome),
    isExempt: exempt,
    halfOn: countsHalfOn({ on }),
    appealBy: !appeal && isAppealable(event, todayAt(shift, now)) ? appealBy({ on }) : null,
    appeal,
    place: placeOfEvent(shift),
  };
};

const appealsOf = async ({ shiftCases }: Deps, events: readonly LedgerEvent[]) => {
  const ids = events.flatMap(({ appeal }) => appeal?.caseId ?? []);
  return new Map((await shiftCases.many(ids)).map((it) => [it.eventId, it]));
};

const linesOf = async (deps: Deps, events: readonly LedgerEvent[]): Promise<ReliabilityLine[]> => {
  const told = events.filter(({ outcome }) => outcome.kind !== 'kept').slice(0, shiftLimits.ledgerLines);
  const ids = [...new Set(told.map(({ shiftId }) => shiftId))];
  const [shifts, appeals] = await Promise.all([deps.shifts.many(ids), appealsOf(deps, told)]);
  const found = new Map(shifts.map((shift) => [shift.shiftId, shift]));
  const suspended = suspendedEvents(events);
  return told.map((event) => {
    const appeal = appeals.get(event.eventId);
    return lineOf(event, {
      shift: found.get(event.shiftId),
      appeal: appeal ? appealView(appeal, suspended) : null,
      now: deps.clock.now(),
    });
  });
};

const lastNoShow = (events: readonly LedgerEvent[], day: string): string | null =>
  countedEvents(countedAs(events).toReversed(), day).findLast(({ kind }) => kind === 'no_show')?.on ?? null;

const effectsOf = (
  side: BookingSide,
  sums: Sums,
  events: readonly LedgerEvent[],
): Omit<Reliability['effects'], keyof Pauses> => {
  const none = { instantClosed: null, instantFrom: null, requestOnly: false, recordFirst: false };
  if (side === 'facility') return { ...none, ...facilityDoors(sums) };
  const lastNoShowOn = lastNoShow(events, sums.day);
  const closed = instantClosed({ score: shownScore(sums), lastNoShowOn }, sums.day);
  const instantFrom = closed === 'no_show' && lastNoShowOn !== null ? instantAgainOn(lastNoShowOn) : null;
  return { ...none, instantClosed: closed, instantFrom };
};

type Pauses = Pick<Reliability['effects'], 'paused' | 'publishingDueAt'>;

/** Returns current pauses; organizations keep publishing until staff decide. */
const pausesOf = (side: BookingSide, summary: LedgerSummary | null, now: Date): Pauses => {
  const pause = summary?.pause ?? null;
  if (side === 'facility') {
    const until = publishingStoppedUntil(pause, now);
    const paused = pause && until !== null ? { until, dueAt: pause.dueAt } : null;
    return { paused, publishingDueAt: publishingDueAt(pause) };
  }
  const paused = pausedAt(pause, now);
  return { paused: pause && paused && { ...paused, dueAt: pause.dueAt }, publishingDueAt: null };
};

const leftOf = async ({ shifts }: Deps, userId: string, day: string): Promise<number> =>
  exemptionsLeft((await shifts.head(userId)).exemptOn ?? [], day);

/** Reads the caller's ledger, or the organization's, computed from its events. */
export const getReliability = async (deps: Deps, { caller }: { caller: AuthorizedCaller }): Promise<Reliability> => {
  const side = caller.scope === 'own' ? 'worker' : 'facility';
  const today = utcDay(deps.clock.now());
  const ownerId = side === 'worker' ? caller.userId : organizationOf(caller);
  const events = await deps.ledgers.events(ownerId, today);
  const day = events.reduce((latest, { on }) => (on > latest ? on : latest), today);
  const counted = countedAs(events);
  const sums = reliabilityOf(counted, day);
  const [lines, left, [summary = null]] = await Promise.all([
    linesOf(deps, events),
    side === 'worker' ? leftOf(deps, caller.userId, day) : 0,
    deps.ledgers.summaries([ownerId]),
  ]);
  return {
    side,
    record: { score: shownScore(sums), shifts: sums.events },
    measures: side === 'facility' ? measuresShown(summary) : [],
    lastYear: eventsLastYear(counted, day),
    kept: countedEvents(counted, day).filter(({ kind }) => kind === 'kept').length,
    lines,
    effects: { ...effectsOf(side, sums, events), ...pausesOf(side, summary, deps.clock.now()) },
    exemptionsLeft: left,
  };
};
