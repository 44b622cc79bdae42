import type { ConsumedCapacity } from '@aws-sdk/client-dynamodb';
import type { EmbeddedTable, Planned } from './embedded-table';
import { sizeOfItem, type StoredItem } from './values';

// https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/read-write-operations.html

/** Units of a table and of each of its indexes. */
type Units = { table: number; indexes: Record<string, number> };
type Asked = { ReturnConsumedCapacity?: string };

const readBytes = 4096;
const writeBytes = 1024;

export const readUnits = (bytes: number, isConsistent: boolean | undefined): number =>
  Math.max(1, Math.ceil(bytes / readBytes)) * (isConsistent ? 1 : 0.5);

const unitsOfWrite = (...items: (StoredItem | undefined)[]): number =>
  Math.max(1, ...items.map((it) => Math.ceil((it ? sizeOfItem(it) : 0) / writeBytes)));

/** An index is written if its item is added, removed, or changed; moving it is a delete and a put. */
const indexUnits = (table: EmbeddedTable, index: string, { before, after }: Planned): number => {
  const [old, now] = [before && table.placeIn(index, before), after && table.placeIn(index, after)];
  if (before === after || (!old && !now)) return 0;
  if (!old || !now) return unitsOfWrite(old ? before : after);
  const hasMoved = old.list !== now.list || old.sort !== now.sort;
  return hasMoved ? unitsOfWrite(before) + unitsOfWrite(after) : unitsOfWrite(before, after);
};

/** A transaction counts every write twice. */
export const writeUnits = (table: EmbeddedTable, planned: Planned, isTransaction = false): Units => {
  const times = isTransaction ? 2 : 1;
  const indexes = Object.keys(table.shape.indexes).map((index) => [index, times * indexUnits(table, index, planned)]);
  return {
    table: times * unitsOfWrite(planned.before, planned.after),
    indexes: Object.fromEntries(indexes) as Units['indexes'],
  };
};

export const summedUnits = (all: readonly Units[]): Units => {
  const indexes: Record<string, number> = {};
  for (const { indexes: part } of all)
    for (const [name, units] of Object.entries(part)) indexes[name] = (indexes[name] ?? 0) + units;
  return { table: all.reduce((sum, it) => sum + it.table, 0), indexes };
};

/** Capacity of one table; empty if the call didn't request it. */
export const consumedCapacity = (
  { ReturnConsumedCapacity: asked }: Asked,
  TableName: string,
  { table, indexes }: Units,
): ConsumedCapacity | undefined => {
  if (asked !== 'TOTAL' && asked !== 'INDEXES') return undefined;
  const used = Object.entries(indexes).filter(([, units]) => units > 0);
  const CapacityUnits = used.reduce((sum, [, units]) => sum + units, table);
  if (asked === 'TOTAL') return { TableName, CapacityUnits };
  return {
    TableName,
    CapacityUnits,
    Table: { CapacityUnits: table },
    ...(used.length > 0 && {
      GlobalSecondaryIndexes: Object.fromEntries(used.map(([name, units]) => [name, { CapacityUnits: units }])),
    }),
  };
};
