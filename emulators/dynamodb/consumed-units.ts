type Consumed = { CapacityUnits?: number };

/** Adds the request for consumed capacity. */
export const askingForUnits = (input: object): object => ({ ...input, ReturnConsumedCapacity: 'TOTAL' });

/** Capacity in the answer to such a request. */
export const consumedUnits = (output: object): number => {
  const { ConsumedCapacity: consumed = [] } = output as { ConsumedCapacity?: Consumed | Consumed[] };
  return [consumed].flat().reduce((sum, it) => sum + (it.CapacityUnits ?? 0), 0);
};

export const isRead = (target: string): boolean => /\.(GetItem|Query|Scan|BatchGetItem|TransactGetItems)$/.test(target);
export const isWrite = (target: string): boolean =>
  /\.(PutItem|UpdateItem|DeleteItem|BatchWriteItem|TransactWriteItems)$/.test(target);
