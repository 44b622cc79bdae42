import { addDays } from '@shared/domain/calendar-days';
import { countedEvents, reliabilityOf, reliabilityRules } from '@shared/domain/shifts/reliability';
import type { LedgerState } from '@shared/domain/shifts/ledger-events';
import { shiftLimits } from '@shared/shift-limits';
import { buildCondition, equals, itemAbsent } from '../../platform/table/conditions';
import { PutCommand } from '../../platform/table/commands';
import { holds } from '../../platform/table/if-holds';
import { ConcurrentModificationError } from '../../platform/table/retry-on-conflict';
import {
  getItem,
  getItems,
  queryEvery,
  transact,
  type Item,
  type Key,
  type Table,
  type Write,
} from '../../platform/table/table';
import { entity } from '../entity';
import { sameBooking } from '../shifts/same-booking';
import { reliabilityIndexes, reliabilityKeys } from './keys';
import { asEvent, LedgerEvent, ledgerEvent, ledgerPlace, LedgerSummary } from './ledger-item';
import type { LedgerBooking, Ledgers } from './ports';

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
/** After every event. */
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
  countedEvents(events.map(asEvent), day)
    .filter(({ kind }) => kind === 'no_show')
    .map(({ on }) => on)
    .toSorted()
    .at(-1) ?? null;

const readSummary = (item: Item | undefined): LedgerSummary | null => (item ? LedgerSummary.parse(item) : null);

export const createLedgers = (table: Table): Ledgers => ({
  async record(booking, state) {
    const writes = await recordWrites(table, booking, state);
    // An undo, or another attempt, may have come since the booking was read.
    if (writes.length > 0) await transact(table, [sameBooking(table, booking), ...writes]);
  },

  async sumUp(ownerId, today) {
    const key = reliabilityKeys.reliabilitySummary(ownerId);
    const before = readSummary(await getItem(table, key, true));
    const events = await readEvents(table, ownerId, firstDay(today), true);
    // Days are the locations', which may be ahead.
    const day = events.reduce((latest, { on }) => (on > latest ? on : latest), today);
    const sums = reliabilityOf(events.map(asEvent), day);
    const summary: LedgerSummary = {
      ...sums,
      ownerId,
      lastNoShowOn: lastNoShow(events, day),
      version: (before?.version ?? 0) + 1,
    };
    const wrote = await holds(
      table.client.send(
        new PutCommand({
          TableName: table.name,
          Item: { ...key, ...entity('ReliabilitySummary'), ...summary },
          ...buildCondition(before ? equals('version', before.version) : itemAbsent),
        }),
      ),
    );
    if (!wrote) throw new ConcurrentModificationError();
  },

  events: (ownerId, today) => readEvents(table, ownerId, firstDay(today), false),

  async summaries(ownerIds) {
    const items = await getItems(table, ownerIds.map(reliabilityKeys.reliabilitySummary));
    return items.map(readSummary);
  },
});
