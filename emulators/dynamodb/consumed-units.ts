type Consumed = { CapacityUnits?: number };

/** The request, with the capacity that it uses in its answer. */
export const askingForUnits = (input: object): object => ({ ...input, ReturnConsumedCapacity: 'TOTAL' });

/** Of an answer to such a request. */
export const consumedUnits = (output: object): number => {
  const { ConsumedCapacity: consumed = [] } = output as { ConsumedCapacity?: Consumed | Consumed[] };
  return [consumed].flat().reduce((sum, it) => sum + (it.CapacityUnits ?? 0), 0);
};

export const isRead = (target: string): boolean => /\.(GetItem|Query|Scan|BatchGetItem|TransactGetItems)$/.test(target);
export const isWrite = (target: string): boolean =>
  /\.(PutItem|UpdateItem|DeleteItem|BatchWriteItem|TransactWriteItems)$/.test(target);
