import { table as declared } from '@shared/platform/table';
import { checkSize, isMet } from './condition';
import { checkValues } from './check-values';
import { expressionParser } from './expression';
import { SortedLists, type Entry, type Place } from './sorted-lists';
import type { Condition, Names, Path, Update, Values } from './syntax';
import type { KeyNames, TableShape } from './table-definition';
import { conditionFailed, invalid } from './table-failure';
import { applyUpdate, checkPaths, pathsOf } from './update';
import { normalItem, sameItem, type StoredItem } from './values';

export type WriteInput = {
  Key?: StoredItem;
  Item?: StoredItem;
  ConditionExpression?: string;
  UpdateExpression?: string;
  ExpressionAttributeNames?: Names;
  ExpressionAttributeValues?: Values;
  ReturnValues?: string;
  ReturnValuesOnConditionCheckFailure?: string;
};
export type WriteKind = 'Put' | 'Update' | 'Delete' | 'ConditionCheck';
export type Change = { keys: StoredItem; before: StoredItem | undefined; after: StoredItem | undefined };

/** A well-formed write, regardless of stored items. */
export type Prepared = {
  kind: WriteKind;
  input: WriteInput;
  keys: StoredItem;
  place: Place;
  update: Update | null;
  condition: Condition | null;
};

/** A write whose condition is met, before it takes effect. */
export type Planned = Change & { place: Place; updated: Path[] };

/**
 * An item as persisted: its position in the table and its indexes, and its expiration in seconds. `read` loads the rest on
 * demand.
 */
export type Kept = {
  list: string;
  sort: string;
  indexes: Record<string, readonly [list: string, sort: string]>;
  expires: number | null;
  read(): StoredItem;
};

/** Sort value in tables without a sort key. */
const soleSort = 'sole';

/** https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Constraints.html */
const maxKeyBytes = { partition: 2048, sort: 1024 } as const;

/** An item not loaded yet, shared by the table and all of its indexes. */
class Unread {
  #item: StoredItem | null = null;
  constructor(readonly read: () => StoredItem) {}
  get item(): StoredItem {
    return (this.#item ??= this.read());
  }
}

class LoadedEntry implements Entry {
  constructor(
    readonly list: string,
    readonly sort: string,
    readonly tie: string,
    readonly source: Unread,
  ) {}
  get item(): StoredItem {
    return this.source.item;
  }
}

/** A table in memory: the items, their indexes, and planned writes. */
export class EmbeddedTable {
  readonly #items = new SortedLists();
  readonly #indexes: Record<string, SortedLists>;
  readonly #expiries = new Map<string, { place: Place; at: number }>();
  #count = 0;

  constructor(readonly shape: TableShape) {
    this.#indexes = Object.fromEntries(Object.keys(shape.indexes).map((name) => [name, new SortedLists()]));
  }

  get itemCount(): number {
    return this.#count;
  }

  get keyNames(): string[] {
    const { partitionKey, sortKey } = this.shape;
    return sortKey === null ? [partitionKey] : [partitionKey, sortKey];
  }

  keyOf(item: StoredItem): StoredItem {
    return Object.fromEntries(this.keyNames.flatMap((name) => (item[name] === undefined ? [] : [[name, item[name]]])));
  }

  /** Undefined if the index doesn't include the item. */
  placeIn(index: string | undefined, item: StoredItem): Place | undefined {
    const { partitionKey, sortKey } = index === undefined ? this.shape : this.namesOf(index);
    const [list, sort] = [item[partitionKey]?.S, sortKey === null ? soleSort : item[sortKey]?.S];
    if (list === undefined || sort === undefined) return undefined;
    const tie = index === undefined ? '' : this.keyNames.map((name) => item[name]?.S).join('\0');
    return { list, sort, tie };
  }

  namesOf(index: string | undefined): KeyNames {
    const names = index === undefined ? this.shape : this.shape.indexes[index];
    if (!names) throw invalid(`The table does not have the specified index: ${index}`);
    return names;
  }

  #checkKey({ list, sort }: Pick<Place, 'list' | 'sort'>): void {
    if (list === '' || sort === '')
      throw invalid(
        'One or more parameter values are not valid. The AttributeValue for a key attribute cannot contain an empty string value.',
      );
    if (Buffer.byteLength(list) > maxKeyBytes.partition)
      throw invalid('One or more parameter values were invalid: Size of hashkey has exceeded the maximum size limit');
    if (Buffer.byteLength(sort) > maxKeyBytes.sort)
      throw invalid('One or more parameter values were invalid: Size of rangekey has exceeded the maximum size limit');
  }

  placeOfKey(key: StoredItem | undefined): Place {
    checkValues(key);
    const place = key && Object.keys(key).length === this.keyNames.length ? this.placeIn(undefined, key) : undefined;
    if (!place) throw invalid('The provided key element does not match the schema');
    this.#checkKey(place);
    return place;
  }

  lists(index: string | undefined): SortedLists {
    this.namesOf(index);
    return index === undefined ? this.#items : this.#indexes[index]!;
  }

  get(key: StoredItem | undefined): StoredItem | undefined {
    return this.#items.get(this.placeOfKey(key));
  }

  #checkIndexKeys(item: StoredItem): void {
    for (const { partitionKey, sortKey } of Object.values(this.shape.indexes)) {
      for (const name of [partitionKey, sortKey ?? partitionKey]) {
        const value = item[name];
        if (value === undefined) continue;
        if (!value.S)
          throw invalid(
            `One or more parameter values were invalid: Type mismatch or empty string for Index Key ${name}`,
          );
        this.#checkKey(name === partitionKey ? { list: value.S, sort: soleSort } : { list: soleSort, sort: value.S });
      }
    }
  }

  /** Throws if the request itself is invalid, regardless of stored items. */
  prepare(kind: WriteKind, input: WriteInput): Prepared {
    if (kind === 'Put') checkValues(input.Item);
    checkValues(input.ExpressionAttributeValues);
    const parser = expressionParser(input.ExpressionAttributeNames, input.ExpressionAttributeValues);
    const update =
      kind === 'Update' && input.UpdateExpression !== undefined ? parser.update(input.UpdateExpression) : null;
    if (update) checkPaths(update, this.keyNames);
    const condition = input.ConditionExpression === undefined ? null : parser.condition(input.ConditionExpression);
    parser.finish();
    const keys = kind === 'Put' ? this.keyOf(input.Item ?? {}) : (input.Key ?? {});
    const place = this.placeOfKey(keys);
    if (kind === 'Put') {
      this.#checkIndexKeys(input.Item ?? {});
      checkSize(input.Item ?? {});
    }
    return { kind, input, keys, place, update, condition };
  }

  #after({ kind, input, keys, update }: Prepared, before: StoredItem | undefined): StoredItem | undefined {
    if (kind === 'Put') return normalItem(input.Item ?? {});
    if (kind === 'ConditionCheck') return before;
    if (kind === 'Delete') return undefined;
    return update ? normalItem(applyUpdate(update, before ?? keys)) : (before ?? keys);
  }

  /** Throws if the condition isn't met or the write can't be applied. */
  plan(prepared: Prepared): Planned {
    const { keys, place, condition, input, update } = prepared;
    const before = this.#items.get(place);
    if (condition && !isMet(condition, before ?? {})) {
      throw conditionFailed(input.ReturnValuesOnConditionCheckFailure === 'ALL_OLD' ? before : undefined);
    }
    const after = this.#after(prepared, before);
    if (after && after !== before) {
      this.#checkIndexKeys(after);
      checkSize(after);
    }
    return {
      keys,
      before,
      after: sameItem(before, after) ? before : after,
      place,
      updated: update ? pathsOf(update) : [],
    };
  }

  /** Data that a store keeps with an item. */
  kept(item: StoredItem): Omit<Kept, 'read'> {
    const { list, sort } = this.placeIn(undefined, item)!;
    const indexes = Object.keys(this.#indexes).flatMap((index) => {
      const place = this.placeIn(index, item);
      return place ? [[index, [place.list, place.sort]] as const] : [];
    });
    const at = Number(item[declared.timeToLive]?.N ?? NaN);
    return { list, sort, indexes: Object.fromEntries(indexes), expires: Number.isNaN(at) ? null : Math.floor(at) };
  }

  #setExpiry(place: Place, at: number | null): void {
    const name = `${place.list}\0${place.sort}`;
    if (at === null) this.#expiries.delete(name);
    else this.#expiries.set(name, { place, at });
  }

  /** Items that expired between two times, in seconds. */
  expired(from: number, to: number): StoredItem[] {
    return [...this.#expiries.values()]
      .filter(({ at }) => at > from && at < to)
      .flatMap(({ place }) => {
        const item = this.#items.get(place);
        return item ? [item] : [];
      });
  }

  /** Applies the change in memory only. */
  apply({ before, after, place }: Planned): void {
    const places = (item: StoredItem | undefined, index: string | undefined) => item && this.placeIn(index, item);
    for (const index of [undefined, ...Object.keys(this.#indexes)]) {
      const lists = this.lists(index);
      const [old, now] = [places(before, index), places(after, index)];
      if (old) lists.remove(old);
      if (now) lists.put({ ...now, item: after! });
    }
    this.#setExpiry(place, after ? this.kept(after).expires : null);
    this.#count += Number(after !== undefined) - Number(before !== undefined);
  }

  /** Adds a persisted item without loading it. */
  load({ list, sort, indexes, expires, read }: Kept): void {
    const source = new Unread(read);
    const tie = this.keyNames.length > 1 ? `${list}\0${sort}` : list;
    this.#items.append(new LoadedEntry(list, sort, '', source));
    for (const [index, [ofList, ofSort]] of Object.entries(indexes))
      this.lists(index).append(new LoadedEntry(ofList, ofSort, tie, source));
    if (expires !== null) this.#setExpiry({ list, sort, tie: '' }, expires);
    this.#count += 1;
  }
}
