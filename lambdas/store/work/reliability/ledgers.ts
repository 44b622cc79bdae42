import { addDays } from '@shared/core/rules/calendar-days';
import { countedEvents, reliabilityOf, reliabilityRules } from '@shared/work/rules/reliability/reliability';
import { noReturns } from '@shared/work/rules/filling/facility-measures';
import type { LedgerState } from '@shared/work/rules/reliability/ledger-events';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { utcDay } from '../../../platform/clock';
import { buildCondition, itemAbsent } from '../../../platform/table/conditions';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import {
  getItem,
  getItems,
  queryEvery,
  transact,
  type Key,
  type Table,
  type Write,
} from '../../../platform/table/table';
import { entity } from '../../entity';
import { sameBooking } from '../shifts/bookings/same-booking';
import { caseWrite } from '../../trust/shift-cases/case-writes';
import { reliabilityIndexes, reliabilityKeys } from './keys';
import { facilityMeasures } from './facility-sums';
import { countedAs, LedgerEvent, ledgerEvent, ledgerPlace, type LedgerSummary } from './ledger-item';
import { pauseAfter } from './pause-case';
import type { LedgerBooking, Ledgers } from './ports';
import { readSummary, summaryWrite } from './summary-write';

const keyOf = ({ ownerId, eventId }: { ownerId: string; eventId: string }): Key =>
  reliabilityKeys.reliabilityEvent(ownerId, eventId);

const put = (table: Table, event: LedgerEvent): Write => ({
  Put: {
    TableName: table.name,
    Item: { ...keyOf(event), ...entity('ReliabilityEvent'), ...event },
    ...buildCondition(itemAbsent),
  },
  refusal: ConcurrentModificationError,
});

const missing = async (table: Table, events: readonly LedgerEvent[]): Promise<LedgerEvent[]> => {
  const found = await getItems(table, events.map(keyOf), true);
  return events.filter((_, index) => found[index] === undefined);
};

const recordWrites = async (
  table: Table,
  booking: LedgerBooking,
  { events, undone }: LedgerState,
): Promise<Write[]> => {
  const added = await missing(
    table,
    events.map((event) => ledgerEvent(booking, event)),
  );
  return [
    ...added.map((event) => put(table, event)),
    ...undone.map((place): Write => ({
      Delete: { TableName: table.name, Key: keyOf(ledgerPlace(booking, place)) },
    })),
  ];
};

const firstDay = (today: string): string => `EVENT#${addDays(today, -reliabilityRules.windowDays)}`;
/** Sorts after every event. */
const end = 'EVENT$';

const readEvents = async (
  table: Table,
  ownerId: string,
  since: string,
  consistent: boolean,
): Promise<LedgerEvent[]> => {
  const query = { list: reliabilityIndexes.ledger(ownerId), since, until: end, newestFirst: true, consistent } as const;
  const events: LedgerEvent[] = [];
  for await (const item of queryEvery(table, query)) {
    events.push(LedgerEvent.parse(item));
    if (events.length === shiftLimits.ledgerEvents) break;
  }
  return events;
};

const lastNoShow = (events: readonly LedgerEvent[], day: string): string | null =>
  countedEvents(countedAs(events), day)
    .filter(({ kind }) => kind === 'no_show')
    .map(({ on }) => on)
    .toSorted()
    .at(-1) ?? null;

type Owner = { ownerId: string; events: readonly LedgerEvent[]; today: string };

const measuresOf = async (table: Table, { ownerId, events, today }: Owner): Promise<LedgerSummary['measures']> =>
  events[0]?.side === 'facility' ? facilityMeasures(table, ownerId, events, today) : [];

export const createLedgers = (table: Table): Ledgers => ({
  async record(booking, state) {
    const writes = await recordWrites(table, booking, state);
    // An undo, or another attempt, may have followed since the booking was read.
    if (writes.length > 0) await transact(table, [sameBooking(table, booking), ...writes]);
  },

  async sumUp(ownerId, clock) {
    const today = utcDay(clock.now());
    const before = readSummary(await getItem(table, reliabilityKeys.reliabilitySummary(ownerId), true));
    const events = await readEvents(table, ownerId, firstDay(today), true);
    // Days are local to the location, so they can be ahead.
    const day = events.reduce((latest, { on }) => (on > latest ? on : latest), today);
    const sums = reliabilityOf(countedAs(events), day);
    const { pause, opened } = pauseAfter(events, before?.pause ?? null, { day, clock });
    const summary: LedgerSummary = {
      ...sums,
      ownerId,
      lastNoShowOn: lastNoShow(events, day),
      pause,
      measures: await measuresOf(table, { ownerId, events, today }),
      returns: before?.returns ?? noReturns,
      version: (before?.version ?? 0) + 1,
    };
    const opening = opened ? [caseWrite(table.name, null, opened)] : [];
    await transact(table, [summaryWrite(table, before, summary), ...opening]);
  },

  events: (ownerId, today) => readEvents(table, ownerId, firstDay(today), true),

  async event(ownerId, eventId) {
    const item = await getItem(table, keyOf({ ownerId, eventId }), true);
    return item ? LedgerEvent.parse(item) : null;
  },

  async summaries(ownerIds) {
    const items = await getItems(table, ownerIds.map(reliabilityKeys.reliabilitySummary));
    return items.map(readSummary);
  },
});
