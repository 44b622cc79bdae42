import {
  countedEvents,
  countsHalfOn,
  eventsLastYear,
  fadedTo,
  pointsOf,
  reliabilityOf,
} from '@shared/domain/shifts/reliability';
import { exemptionsLeft } from '@shared/domain/shifts/exemptions';
import {
  facilityDoors,
  instantAgainOn,
  instantClosed,
  shownScore,
  type WorkerNumbers,
} from '@shared/domain/shifts/reliability-effects';
import type { Reliability, ReliabilityLine, ReliabilityRecord } from '@shared/model/reliability';
import type { BookingSide } from '@shared/model/shift-vocabulary';
import { shiftLimits } from '@shared/shift-limits';
import { dayOf } from '../platform/clock';
import { organizationOf, type AuthorizedCaller } from '../platform/http/caller';
import { asEvent, type LedgerEvent, type LedgerSummary } from '../store/reliability/ledger-item';
import type { ShiftItem } from '../store/shifts/shift-item';
import type { Deps } from './ports';

const noSums = { kept: 0, lost: 0, events: 0 };

type Sums = Parameters<typeof shownScore>[0];

const sumsOn = (summary: LedgerSummary | null, day: string): Sums => {
  if (!summary) return { ...noSums, day };
  return summary.day < day ? fadedTo(summary, day) : summary;
};

export const recordOf = (summary: LedgerSummary | null, day: string): ReliabilityRecord => {
  const sums = sumsOn(summary, day);
  return { score: shownScore(sums), shifts: sums.events };
};

export const numbersOf = (summary: LedgerSummary | null, day: string): WorkerNumbers => ({
  score: recordOf(summary, day).score,
  lastNoShowOn: summary?.lastNoShowOn ?? null,
});

/** Whether people may only ask for shifts of an organization. */
export const isRequestOnly = (summary: LedgerSummary | null, day: string): boolean =>
  facilityDoors(sumsOn(summary, day)).requestOnly;

const placeOf = (shift: ShiftItem | undefined): ReliabilityLine['place'] => {
  if (!shift) return null;
  const { organization, location, unit, day, startsAt } = shift;
  return { organization, location, unit, day, startsAt };
};

const lineOf = (
  { shiftId, attempt, on, outcome, exempt }: LedgerEvent,
  shift: ShiftItem | undefined,
): ReliabilityLine => ({
  shiftId,
  attempt,
  on,
  outcome,
  points: pointsOf(outcome),
  isExempt: exempt,
  halfOn: countsHalfOn({ on }),
  place: placeOf(shift),
});

const linesOf = async ({ shifts }: Deps, events: readonly LedgerEvent[]): Promise<ReliabilityLine[]> => {
  const told = events.filter(({ outcome }) => outcome.kind !== 'kept').slice(0, shiftLimits.ledgerLines);
  const ids = [...new Set(told.map(({ shiftId }) => shiftId))];
  const found = new Map((await shifts.many(ids)).map((shift) => [shift.shiftId, shift]));
  return told.map((event) => lineOf(event, found.get(event.shiftId)));
};

const lastNoShow = (events: readonly LedgerEvent[], day: string): string | null =>
  countedEvents(events.map(asEvent), day).findLast(({ kind }) => kind === 'no_show')?.on ?? null;

const effectsOf = (side: BookingSide, sums: Sums, events: readonly LedgerEvent[]): Reliability['effects'] => {
  const none = { instantClosed: null, instantFrom: null, requestOnly: false, recordFirst: false };
  if (side === 'facility') return { ...none, ...facilityDoors(sums) };
  const lastNoShowOn = lastNoShow(events.toReversed(), sums.day);
  const closed = instantClosed({ score: shownScore(sums), lastNoShowOn }, sums.day);
  const instantFrom = closed === 'no_show' && lastNoShowOn !== null ? instantAgainOn(lastNoShowOn) : null;
  return { ...none, instantClosed: closed, instantFrom };
};

const leftOf = async ({ shifts }: Deps, userId: string, day: string): Promise<number> =>
  exemptionsLeft((await shifts.head(userId)).exemptOn ?? [], day);

/** The own ledger, or that of the organization: counted from its events. */
export const getReliability = async (deps: Deps, { caller }: { caller: AuthorizedCaller }): Promise<Reliability> => {
  const side = caller.scope === 'own' ? 'worker' : 'facility';
  const today = dayOf(deps.clock.now());
  const ownerId = side === 'worker' ? caller.userId : organizationOf(caller);
  const events = await deps.ledgers.events(ownerId, today);
  const day = events.reduce((latest, { on }) => (on > latest ? on : latest), today);
  const counted = events.map(asEvent);
  const sums = reliabilityOf(counted, day);
  const [lines, left] = await Promise.all([
    linesOf(deps, events),
    side === 'worker' ? leftOf(deps, caller.userId, day) : 0,
  ]);
  return {
    side,
    record: { score: shownScore(sums), shifts: sums.events },
    lastYear: eventsLastYear(counted, day),
    kept: countedEvents(counted, day).filter(({ kind }) => kind === 'kept').length,
    lines,
    effects: effectsOf(side, sums, events),
    exemptionsLeft: left,
  };
};
