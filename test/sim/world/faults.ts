import { failureAnswer, TableFailure, type Answer } from '../../../emulators/dynamodb/table-failure';
import { transactionConflict } from '../../../emulators/dynamodb/transaction-conflict';
import { currentProcess, type Process } from './process';
import type { NetworkReply, NetworkRequest } from '../../../scripts/local/network/intercept-http';

type Chance = () => number;

/** Frequency of each fault, from 0 to 1. */
export type FaultRates = {
  /** A reply that is lost after the effect. */
  lostReply: number;
  /** A connection that breaks before the request arrives. */
  brokenConnection: number;
  throttled: number;
  /** A transaction conflict, as if another one wrote the same items. */
  conflict: number;
  /** A consumer that ends after its effect and before its acknowledgment, so that its events come again. */
  consumerDies: number;
  /** A process that ends at a request to the table, between two of its effects. */
  processEnds: number;
  /** A message of the bus that others overtake. */
  overtaken: number;
  /** A request to another company that is refused, not answered, or whose answer is lost. */
  providerFails: number;
  /** Milliseconds between the clocks of two processes; each run of a function is in one of them. */
  clocksApartMs: number;
};

export const noFaults: FaultRates = {
  lostReply: 0,
  brokenConnection: 0,
  throttled: 0,
  conflict: 0,
  consumerDies: 0,
  processEnds: 0,
  overtaken: 0,
  providerFails: 0,
  clocksApartMs: 0,
};

const asReply = ({ status, body }: Answer): NetworkReply => ({
  status,
  headers: { 'content-type': 'application/x-amz-json-1.0' },
  body: JSON.stringify(body),
});

export const reset = (): Error => Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });

const isTable = ({ url, method }: NetworkRequest): boolean => url.host === 'dynamodb.test' && method === 'POST';

/** Whether the process ends before a request; an earlier request may have had its effect. */
const endedBefore = (rates: FaultRates, random: Chance, request: NetworkRequest): boolean => {
  const process = currentProcess();
  if (!process) return false;
  if (!process.hasEnded && isTable(request) && random() < rates.processEnds) process.hasEnded = true;
  return process.hasEnded;
};

/** A refusal by the table instead of the effect, or null. Throws for a broken connection. */
export const faultBefore = (rates: FaultRates, random: Chance, request: NetworkRequest): NetworkReply | null => {
  if (endedBefore(rates, random, request)) throw reset();
  if (!isTable(request)) return null;
  if (random() < rates.brokenConnection) throw reset();
  if (random() < rates.throttled)
    return asReply(failureAnswer(new TableFailure('ProvisionedThroughputExceededException', 'Simulated.')));
  const isTransaction = request.headers['x-amz-target']?.endsWith('TransactWriteItems');
  if (!isTransaction || random() >= rates.conflict) return null;
  return asReply(transactionConflict(request.body.toString()));
};

export const faultAfter = (rates: FaultRates, random: Chance, request: NetworkRequest): void => {
  if (isTable(request) && random() < rates.lostReply) throw reset();
};

export const consumerDies = (rates: FaultRates, random: Chance): void => {
  if (random() < rates.consumerDies) throw new Error('The simulated consumer ended.');
};

/** Creates the process of one function run. */
export const newProcess = ({ clocksApartMs }: FaultRates, random: Chance): Process => ({
  skewMs: clocksApartMs === 0 ? 0 : (random() < 0.5 ? -1 : 1) * (clocksApartMs / 2),
  hasEnded: false,
  mails: 0,
});

/** Longer than any timeout. */
const silentMs = 120_000;

/** Adds faults to another company's answer. */
export const providerFault = async (
  rates: FaultRates,
  random: Chance,
  answer: () => Promise<NetworkReply>,
): Promise<NetworkReply> => {
  if (random() >= rates.providerFails) return answer();
  const kind = Math.floor(random() * 3);
  if (kind === 0) return { status: 503, body: '{}' };
  // The effect happens, but the answer is lost.
  if (kind === 1) await answer();
  await new Promise((resolve) => setTimeout(resolve, silentMs));
  throw reset();
};
