type Consumed = { CapacityUnits?: number };

/** The request, with the capacity that it uses in its answer. */
export const askingForUnits = (body: string): string =>
  JSON.stringify({ ...(JSON.parse(body) as object), ReturnConsumedCapacity: 'TOTAL' });

/** Of an answer to such a request. */
export const consumedUnits = (reply: Buffer): number => {
  const { ConsumedCapacity: consumed = [] } = JSON.parse(reply.toString() || '{}') as {
    ConsumedCapacity?: Consumed | Consumed[];
  };
  return [consumed].flat().reduce((sum, it) => sum + (it.CapacityUnits ?? 0), 0);
};

export const isRead = (target: string): boolean => /\.(GetItem|Query|Scan|BatchGetItem|TransactGetItems)$/.test(target);
export const isWrite = (target: string): boolean =>
  /\.(PutItem|UpdateItem|DeleteItem|BatchWriteItem|TransactWriteItems)$/.test(target);
