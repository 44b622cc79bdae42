import type { CancellationReason } from '@aws-sdk/client-dynamodb';
import { checkSize, isMet } from './condition';
import { expressionParser, type Condition, type Names, type Path, type Update, type Values } from './expression';
import { SortedLists, type Place } from './sorted-lists';
import { conditionFailed, invalid, TableFailure } from './table-failure';
import { applyUpdate, checkPaths, pathsOf } from './update';
import { normalItem, sameItem, type StoredItem } from './values';

/** Without a sort key, a partition holds one item. */
export type KeyNames = { partitionKey: string; sortKey: string | null };
export type TableShape = KeyNames & { indexes: Record<string, KeyNames> };

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

type Prepared = {
  kind: WriteKind;
  input: WriteInput;
  keys: StoredItem;
  place: Place;
  update: Update | null;
  condition: Condition | null;
};

/** A write whose condition holds, before it takes effect. */
type Planned = Change & { place: Place; updated: Path[] };

/** Of tables without a sort key. */
const soleSort = 'sole';

const canceled = (reasons: CancellationReason[]): TableFailure =>
  new TableFailure(
    'TransactionCanceledException',
    `Transaction cancelled, please refer cancellation reasons for specific reasons [${reasons.map(({ Code }) => Code).join(', ')}]`,
    { CancellationReasons: reasons },
  );

const reasonOf = (error: unknown): CancellationReason => {
  if (!(error instanceof TableFailure)) throw error;
  const isRefusal = error.code === 'ConditionalCheckFailedException';
  return {
    Code: isRefusal ? 'ConditionalCheckFailed' : 'ValidationError',
    Message: error.message,
    ...error.details,
  };
};

/**
 * A DynamoDB table in memory, as far as the product uses one: the items, their indexes, and what each write changed.
 * `differential.test.ts` compares it with DynamoDB Local.
 */
export class SimulatedTable {
  readonly #items = new SortedLists();
  readonly #indexes: Record<string, SortedLists>;
  readonly #tokens = new Map<string, string>();

  constructor(
    readonly shape: TableShape,
    readonly onChange: (change: Change) => void = () => undefined,
  ) {
    this.#indexes = Object.fromEntries(Object.keys(shape.indexes).map((name) => [name, new SortedLists()]));
  }

  get #keyNames(): string[] {
    const { partitionKey, sortKey } = this.shape;
    return sortKey === null ? [partitionKey] : [partitionKey, sortKey];
  }

  keyOf(item: StoredItem): StoredItem {
    const { partitionKey, sortKey } = this.shape;
    return { [partitionKey]: item[partitionKey]!, ...(sortKey !== null && { [sortKey]: item[sortKey]! }) };
  }

  /** Undefined for an item that the index doesn't hold. */
  placeIn(index: string | undefined, item: StoredItem): Place | undefined {
    const { partitionKey, sortKey } = index === undefined ? this.shape : this.namesOf(index);
    const [list, sort] = [item[partitionKey]?.S, sortKey === null ? soleSort : item[sortKey]?.S];
    if (list === undefined || sort === undefined) return undefined;
    const key = this.keyOf(item);
    const tie =
      index === undefined
        ? ''
        : Object.values(key)
            .map(({ S }) => S)
            .join('\0');
    return { list, sort, tie };
  }

  namesOf(index: string | undefined): KeyNames {
    const names = index === undefined ? this.shape : this.shape.indexes[index];
    if (!names) throw invalid(`The table does not have the specified index: ${index}`);
    return names;
  }

  #placeOfKey(key: StoredItem | undefined): Place {
    const place = key && Object.keys(key).length === this.#keyNames.length ? this.placeIn(undefined, key) : undefined;
    if (!place) throw invalid('The provided key element does not match the schema');
    if (place.list === '' || place.sort === '')
      throw invalid(
        'One or more parameter values are not valid. The AttributeValue for a key attribute cannot contain an empty string value.',
      );
    return place;
  }

  lists(index: string | undefined): SortedLists {
    this.namesOf(index);
    return index === undefined ? this.#items : this.#indexes[index]!;
  }

  get(key: StoredItem | undefined): StoredItem | undefined {
    return this.#items.get(this.#placeOfKey(key));
  }

  #checkIndexKeys(item: StoredItem): void {
    for (const { partitionKey, sortKey } of Object.values(this.shape.indexes)) {
      for (const name of [partitionKey, sortKey ?? partitionKey]) {
        const value = item[name];
        if (value !== undefined && !value.S)
          throw invalid(
            `One or more parameter values were invalid: Type mismatch or empty string for Index Key ${name}`,
          );
      }
    }
  }

  /** What is wrong with the request itself shows here, whatever is stored. */
  #prepare(kind: WriteKind, input: WriteInput): Prepared {
    const keys = kind === 'Put' ? this.keyOf(input.Item ?? {}) : (input.Key ?? {});
    const place = this.#placeOfKey(keys);
    const parser = expressionParser(input.ExpressionAttributeNames, input.ExpressionAttributeValues);
    const update = kind === 'Update' ? parser.update(input.UpdateExpression ?? '') : null;
    if (update) checkPaths(update, this.#keyNames);
    const condition = input.ConditionExpression === undefined ? null : parser.condition(input.ConditionExpression);
    parser.finish();
    if (kind === 'Put') this.#checkIndexKeys(input.Item ?? {});
    return { kind, input, keys, place, update, condition };
  }

  #after({ kind, input, keys, update }: Prepared, before: StoredItem | undefined): StoredItem | undefined {
    if (kind === 'Put') return normalItem(input.Item ?? {});
    if (kind === 'ConditionCheck') return before;
    return update ? normalItem(applyUpdate(update, before ?? keys)) : undefined;
  }

  /** Throws when the condition doesn't hold or the write can't be applied to what is stored. */
  #plan(prepared: Prepared): Planned {
    const { keys, place, condition, input, update } = prepared;
    const before = this.#items.get(place);
    if (condition && !isMet(condition, before ?? {})) {
      throw conditionFailed(input.ReturnValuesOnConditionCheckFailure === 'ALL_OLD' ? before : undefined);
    }
    const after = this.#after(prepared, before);
    if (after) {
      this.#checkIndexKeys(after);
      checkSize(after);
    }
    return { keys, before, after, place, updated: update ? pathsOf(update) : [] };
  }

  #apply({ keys, before, after, place }: Planned): void {
    if (sameItem(before, after)) return;
    if (after) this.#items.put(place, after);
    else this.#items.remove(place);
    for (const [index, lists] of Object.entries(this.#indexes)) {
      const [old, now] = [before && this.placeIn(index, before), after && this.placeIn(index, after)];
      if (old) lists.remove(old);
      if (now) lists.put(now, after!);
    }
    this.onChange({ keys, before, after });
  }

  write(kind: WriteKind, input: WriteInput): Planned {
    const planned = this.#plan(this.#prepare(kind, input));
    this.#apply(planned);
    return planned;
  }

  /** All or nothing. A token that was seen answers without another effect. */
  transact(writes: readonly { kind: WriteKind; input: WriteInput }[], token?: string): void {
    if (writes.length === 0 || writes.length > 100) throw invalid('Member must have length between 1 and 100');
    const prepared = writes.map(({ kind, input }) => this.#prepare(kind, input));
    if (new Set(prepared.map(({ place }) => JSON.stringify(place))).size < prepared.length) {
      throw invalid('Transaction request cannot include multiple operations on one item');
    }
    const request = JSON.stringify(writes);
    const seen = token === undefined ? undefined : this.#tokens.get(token);
    if (seen !== undefined) {
      if (seen === request) return;
      throw new TableFailure('IdempotentParameterMismatchException', 'The token was used for another request.');
    }
    const planned: Planned[] = [];
    const reasons = prepared.map((it): CancellationReason => {
      try {
        planned.push(this.#plan(it));
        return { Code: 'None' };
      } catch (error) {
        return reasonOf(error);
      }
    });
    if (planned.length < writes.length) throw canceled(reasons);
    for (const it of planned) this.#apply(it);
    if (token !== undefined) this.#tokens.set(token, request);
  }
}
