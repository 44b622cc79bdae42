import { businessDaysLater, officeZone } from '@shared/core/rules/business-days';
import { needsPause, recentNoShows, withRecent, type BookingPause } from '@shared/work/rules/reliability/booking-pause';
import { limits } from '@shared/limits';
import type { Clock } from '../../../platform/clock';
import { ofNoDispute, undecided, type ShiftCase } from '../../trust/shift-cases/case-item';
import { suspendedEvents, type LedgerEvent, type LedgerSummary } from './ledger-item';

const countedKinds = { worker: 'no_show', facility: 'turned_away' } as const;

/** Whether several of these open a case: for professionals, no-shows; for organizations, people turned away. */
export const opensCase = ({ side, outcome }: LedgerEvent): boolean => outcome.kind === countedKinds[side];

/** Returns the counting events, newest first. */
const countedOf = (events: readonly LedgerEvent[], day: string): LedgerEvent[] => {
  const suspended = suspendedEvents(events);
  return recentNoShows(events.filter(opensCase), day).map((event) => ({
    ...event,
    exempt: event.exempt || suspended.has(event.eventId),
  }));
};

const caseOf = ({ ownerId, side, eventId, shiftId, on }: LedgerEvent, clock: Clock): ShiftCase => {
  const now = clock.now();
  return {
    caseId: clock.newId('shc'),
    kind: side === 'worker' ? 'pause' : 'turn_aways',
    side,
    ...{ ownerId, eventId, shiftId, on },
    text: '',
    files: [],
    openedBy: null,
    openedAt: now.toISOString(),
    dueAt: businessDaysLater(now, limits.pauseBusinessDays, officeZone).toISOString(),
    ...ofNoDispute,
    ...undecided,
  };
};

type Paused = { pause: LedgerSummary['pause']; opened: ShiftCase | null };

const stored = (pause: BookingPause): LedgerSummary['pause'] => ({ ...pause, noShows: [...pause.noShows] });

/** Returns the pause after the events, and the case it opens. */
export const pauseAfter = (
  events: readonly LedgerEvent[],
  before: LedgerSummary['pause'],
  { day, clock }: { day: string; clock: Clock },
): Paused => {
  const recent = countedOf(events, day);
  const last = recent.find(({ exempt }) => !exempt);
  if (!last || !needsPause(recent, before)) {
    return { pause: before && stored(withRecent(before, recent)), opened: null };
  }
  const opened = caseOf(last, clock);
  const { caseId, dueAt } = opened;
  const noShows = recent.map(({ eventId }) => eventId);
  return { pause: { caseId, dueAt, decidedAt: null, until: null, noShows }, opened };
};
