import { answeredInTime, waitSlot } from '@shared/work/rules/filling/fill-report';
import { addMonths } from '@shared/core/rules/calendar-days';
import { calibrationCell } from '@shared/work/rules/filling/fill-forecast';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { epochSeconds } from '../../../../platform/clock';
import { buildUpdate } from '../../../../platform/table/build-update';
import { queryEvery, type Item, type Table, type Write } from '../../../../platform/table/table';
import { entity } from '../../../entity';
import { readPool } from '../../placements/read-pool';
import { shiftIndexes, shiftKeys } from '../keys';
import type { BookingWrite, FillChange, FillMonth, FillMonths, FillShare, ShiftChange, StartedShift } from '../ports';

const monthOfInstant = (at: string): string => at.slice(0, 7);

type Adds = Readonly<Record<string, number>>;

const sumOf = (all: readonly Adds[]): Record<string, number> => {
  const sum: Record<string, number> = {};
  for (const adds of all) for (const [name, by] of Object.entries(adds)) sum[name] = (sum[name] ?? 0) + by;
  return sum;
};

const addsOfRequest = ({ before, after }: BookingWrite): Adds[] => {
  if (before?.status !== 'requested') return [];
  const inTime = answeredInTime({ status: after.status, at: after.updatedAt }, before.answerBy);
  return inTime === null ? [] : [{ answered: 1, inTime: Number(inTime) }];
};

const addsOfStart = ({ covered, people }: StartedShift): Adds[] => [
  { shifts: 1, covered: Number(covered) },
  ...people.map(({ waited }) => ({ [`wait_${waitSlot(waited)}`]: 1 })),
];

/** One write per item: a transaction can't name one twice. A canceled shift answers no request. */
const unitWrites = (table: Table, { after, bookings, started }: ShiftChange): Write[] => {
  const answered = after.status === 'canceled' ? [] : bookings.flatMap(addsOfRequest);
  const all = [
    ...answered.map((adds) => ({ month: monthOfInstant(after.updatedAt), adds })),
    ...(started ? addsOfStart(started).map((adds) => ({ month: started.month, adds })) : []),
  ];
  return [...Map.groupBy(all, ({ month }) => month)].map(([month, group]) => ({
    Update: {
      TableName: table.name,
      Key: shiftKeys.fillMonth(after.organizationId, month, after.unitId),
      ...buildUpdate({ set: entity('FillMonth'), add: sumOf(group.map(({ adds }) => adds)) }),
    },
  }));
};

type OfPerson = { organizationId: string; month: string; userId: string };

const shareWrite = (table: Table, { organizationId, month, userId }: OfPerson, add: Adds): Write => ({
  Update: {
    TableName: table.name,
    Key: shiftKeys.fillShare(organizationId, month, userId),
    ...buildUpdate({
      set: {
        ...entity('FillShare'),
        // Stored among the person's bookings, where erasures find it; sorts after them.
        gsi1pk: shiftIndexes.ownBookings(userId),
        gsi1sk: `SHARE#${month}#${organizationId}`,
        ttl: epochSeconds(new Date(addMonths(`${month}-01`, shiftLimits.fillReport.keptMonths))),
      },
      add,
    }),
  },
});

/** Counts newly sent invites; declined and accepted ones aren't new. */
export const inviteShareWrites = (table: Table, { invites = [] }: FillChange): Write[] =>
  invites
    .filter(({ before, after }) => after.state === 'sent' && before?.sentAt !== after.sentAt)
    .map(({ after: { organizationId, userId, sentAt } }) =>
      shareWrite(table, { organizationId, userId, month: monthOfInstant(sentAt) }, { invited: 1 }),
    );

/** Writes the effect of a shift's change on its organization's figures. */
export const monthWrites = (table: Table, change: ShiftChange): Write[] => [
  ...unitWrites(table, change),
  ...(change.started?.people ?? []).map(({ userId, minutes }) =>
    shareWrite(table, { ...change.started!, userId }, { minutes }),
  ),
];

const count = (item: Item, name: string): number => Number(item[name] ?? 0);

const readMonth = (item: Item): FillMonth => ({
  unitId: String(item['sk']).slice('UNIT#'.length),
  shifts: count(item, 'shifts'),
  covered: count(item, 'covered'),
  answered: count(item, 'answered'),
  inTime: count(item, 'inTime'),
  waits: new Map(
    Object.keys(item)
      .filter((name) => name.startsWith('wait_'))
      .map((name) => [Number(name.slice('wait_'.length)), count(item, name)]),
  ),
});

const readShare = (item: Item): FillShare => ({
  userId: String(item['sk']).slice('USER#'.length),
  invited: count(item, 'invited'),
  minutes: count(item, 'minutes'),
});

export const createFillMonths = (table: Table): FillMonths => ({
  async units(organizationId, month) {
    const found: FillMonth[] = [];
    const query = { list: shiftIndexes.filling(organizationId, month), since: 'UNIT#', until: 'UNIT#~' };
    for await (const item of queryEvery(table, query)) found.push(readMonth(item));
    return found;
  },

  async people(organizationId, month) {
    const found: FillShare[] = [];
    const query = { list: shiftIndexes.filling(organizationId, month), since: 'USER#', until: 'USER#~' };
    for await (const item of queryEvery(table, query)) {
      found.push(readShare(item));
      if (found.length === shiftLimits.fillReport.peopleRead) break;
    }
    return found;
  },

  pool: (organizationId, from) => readPool(table, organizationId, from),

  async calibration(organizationId, decile, { from, until }) {
    const sum = { covered: 0, of: 0 };
    const query = { list: shiftIndexes.fillStats(organizationId, calibrationCell(decile)), since: from, until };
    for await (const item of queryEvery(table, query)) {
      sum.covered += count(item, 'covered');
      sum.of += count(item, 'of');
    }
    return sum;
  },
});
