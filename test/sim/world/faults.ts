import type { SimulatedReply, SimulatedRequest } from './http-client';

type Chance = () => number;

/** How often each fault strikes, from 0 to 1. */
export type FaultRates = {
  /** Of a request's reply, after the effect. */
  lostReply: number;
  /** Of a request before it arrives. */
  brokenConnection: number;
  throttled: number;
  /** Of a transaction, as when another one is at the same items. DynamoDB Local never has one. */
  conflict: number;
  /** Of a consumer after its effect and before its acknowledgment, so that its events come again. */
  consumerDies: number;
};

export const noFaults: FaultRates = { lostReply: 0, brokenConnection: 0, throttled: 0, conflict: 0, consumerDies: 0 };

const wire = (type: string, details: object = {}): SimulatedReply => ({
  status: 400,
  headers: { 'content-type': 'application/x-amz-json-1.0' },
  body: JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${type}`, message: 'Simulated.', ...details }),
});

const reset = (): Error => Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });

const isTable = ({ url, method }: SimulatedRequest): boolean => url.host === 'dynamodb.test' && method === 'POST';

const writesOf = ({ body }: SimulatedRequest): unknown[] =>
  (JSON.parse(body.toString()) as { TransactItems?: unknown[] }).TransactItems ?? [];

/** A refusal of the table in place of the effect, or null. Throws for a broken connection. */
export const faultBefore = (rates: FaultRates, random: Chance, request: SimulatedRequest): SimulatedReply | null => {
  if (!isTable(request)) return null;
  if (random() < rates.brokenConnection) throw reset();
  if (random() < rates.throttled) return wire('ProvisionedThroughputExceededException');
  const isTransaction = request.headers['x-amz-target']?.endsWith('TransactWriteItems');
  if (!isTransaction || random() >= rates.conflict) return null;
  const reasons = writesOf(request).map((_, index) => ({ Code: index === 0 ? 'TransactionConflict' : 'None' }));
  return wire('TransactionCanceledException', { CancellationReasons: reasons });
};

export const faultAfter = (rates: FaultRates, random: Chance, request: SimulatedRequest): void => {
  if (isTable(request) && random() < rates.lostReply) throw reset();
};

export const consumerDies = (rates: FaultRates, random: Chance): void => {
  if (random() < rates.consumerDies) throw new Error('The simulated consumer ended.');
};
