import { keyServiceOperations } from '../../../scripts/local/aws/key-service';
import { eventBusOperations } from '../../../scripts/local/aws/event-bus';
import { openMailbox } from '../../../scripts/local/aws/mailbox';
import { openQueues } from '../../../scripts/local/aws/queues';
import { secretOperations } from '../../../scripts/local/aws/secrets';
import { openSecurityLog } from '../../../scripts/local/aws/security-log';
import { sqsOperations } from '../../../scripts/local/aws/sqs-operations';
import { openTextOutbox } from '../../../scripts/local/aws/text-outbox';
import { openCognito } from '../../../scripts/local/cognito/cognito';
import { callTokenTrigger } from '../../../scripts/local/cognito/token-trigger';
import { startQueuePoller } from '../../../scripts/local/queue-poller';
import { startScheduler } from '../../../scripts/local/scheduler';
import { localEnvironment, type Addresses } from '../../../scripts/local/settings';
import { signUpTrigger, streamConsumers, tokenTrigger } from '@shared/platform/functions';
import { queueConsumers } from '@shared/platform/queue-consumers';
import { vi } from 'vitest';
import { syncBuiltinESMExports } from 'node:module';
import { consumerDies, faultAfter, faultBefore, noFaults, type FaultRates } from './faults';
import { invokeFunction, loadFunctions } from './functions';
import { simulateHttp, type SimulatedReply, type SimulatedRequest } from './http-client';
import { openObjectStorage } from './object-storage';
import { seededRandom, seedRandomness } from './random';
import { answerDynamodb, answerForm, answerJsonService, openTables, type Tables } from './services';
import { loadTables } from './stored';
import { openStream } from './stream';
import { answerSite } from './site';

const addresses: Addresses = {
  gateway: 'http://gateway.test',
  websocket: 'ws://gateway.test/_local/realtime',
  site: 'http://site.test',
  dynamodb: 'http://dynamodb.test',
  s3: 'http://s3.test',
  aws: 'http://gateway.test/_local/aws',
};

export type World = {
  tables: Tables;
  mails: ReturnType<typeof openMailbox>;
  queues: ReturnType<typeof openQueues>;
  /** As the bus got them. */
  events: readonly string[];
  /** Of consumers. */
  failures: readonly string[];
  /** Sends an event to its consumers once more. */
  resend(event: string): Promise<void>;
  /** Strikes from now on. */
  setFaults(rates: FaultRates): void;
  /** Lets virtual time pass until the work is done. */
  run<Result>(work: Promise<Result>): Promise<Result>;
  /** Virtual milliseconds. */
  pass(ms: number): Promise<void>;
  /** Until stream, bus, and queues are empty. */
  settle(): Promise<void>;
  close(): Promise<void>;
};

/** A Tuesday morning in the middle of a week without holidays. */
const start = new Date('2026-03-10T14:00:00Z');

const openKeys = (dataDir: string | null) => ({
  secretsmanager: secretOperations(dataDir),
  TrentService: keyServiceOperations(dataDir),
});
/** Functions stay warm from world to world and keep what they read once, so keys outlive a world. */
let keys: ReturnType<typeof openKeys> | null = null;

/** Rarer than in the local stack: each look costs real time, and virtual time is free. */
const pollMs = 500;

const consumers = new Set([...Object.keys(queueConsumers), ...streamConsumers.map(({ name }) => name)]);

const latency = (random: () => number): number => 1 + Math.floor(random() * 15);

/** In virtual time while a world is open. */
export const later = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Lets everything happen that waits for no timer. */
const { setImmediate } = globalThis;
const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const run = async <Result>(work: Promise<Result>): Promise<Result> => {
  const state = { isDone: false };
  const ended = work.finally(() => (state.isDone = true));
  ended.catch(() => undefined);
  await breathe();
  while (!state.isDone) {
    vi.advanceTimersToNextTimer();
    await breathe();
  }
  return ended;
};

/** Keys, secrets, and opening a connection. */
const isKept = ({ url, method, headers }: SimulatedRequest): boolean =>
  url.pathname.endsWith('/jwks.json') ||
  headers['x-amz-target']?.startsWith('secretsmanager.') === true ||
  (url.host === 'dynamodb.test' && method === 'GET');

/** Functions log what went wrong, which is the point here. */
const silence = (): (() => void) => {
  const kept = { ...console };
  const methods = ['debug', 'log', 'info', 'warn', 'error'] as const;
  for (const method of methods) console[method] = () => undefined;
  return () => void Object.assign(console, kept);
};

/** Patience is virtual, too. */
const simulateTimeouts = (): (() => void) => {
  const kept = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('The operation timed out.', 'TimeoutError')), ms);
    return controller.signal;
  };
  return () => void (AbortSignal.timeout = kept);
};

/**
 * The whole server in this process: real handlers, consumers, and schedules on a simulated table, network, and clock.
 * Two worlds of one seed live the same lives. `dataDir`: begins with what is stored there, and keeps its keys and pool there.
 */
export const openWorld = async (seed: number, dataDir: string | null = null): Promise<World> => {
  const undoSilence = silence();
  // Before randomness follows the seed: functions keep the pool's keys by their IDs, which must not come again.
  const trigger = (name: string) => (event: unknown) => invoke(name, event);
  const cognito = openCognito(
    dataDir,
    callTokenTrigger(trigger(tokenTrigger.name)),
    trigger(tokenTrigger.name),
    trigger(signUpTrigger.name),
  );
  const undoRandomness = seedRandomness(seed);
  const random = seededRandom(seed ^ 0x5eed);
  Object.assign(process.env, localEnvironment(addresses, 'off'), { AWS_MAX_ATTEMPTS: '3' });

  let rates = noFaults;
  const mailbox = openMailbox(null);
  const texts = openTextOutbox(null);
  const queues = openQueues(null);
  const invoke = async (name: string, event: unknown): Promise<unknown> => {
    await later(latency(random));
    try {
      const answer = await invokeFunction(name, event);
      if (consumers.has(name)) noteFailures(name, event, answer);
      if (consumers.has(name)) consumerDies(rates, random);
      return answer;
    } catch (error) {
      if (consumers.has(name)) failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      throw error;
    }
  };
  const events: string[] = [];
  const failures: string[] = [];
  const noteFailures = (name: string, event: unknown, answer: unknown): void => {
    const failed = (answer as { batchItemFailures?: unknown[] } | undefined)?.batchItemFailures ?? [];
    if (failed.length > 0) failures.push(`${name}: ${JSON.stringify(event).slice(0, 500)}`);
  };
  const stream = openStream(invoke);
  let isOpen = false;
  const tables = openTables((change) => {
    if (isOpen) stream.add(change);
  });
  if (dataDir) loadTables(tables, dataDir);
  isOpen = true;
  const storage = openObjectStorage();
  const bus = eventBusOperations(queues, (event) => void events.push(event));
  const services = {
    AWSCognitoIdentityProviderService: cognito.operations,
    AmazonSQS: sqsOperations(queues, addresses.aws),
    AWSEvents: bus,
    ...(keys ??= openKeys(dataDir)),
    Logs_20140328: openSecurityLog(null).operations,
  };

  const answer = async (request: SimulatedRequest): Promise<SimulatedReply> => {
    const { host, pathname } = request.url;
    if (host === 'dynamodb.test') return answerDynamodb(tables, request);
    if (host === 's3.test') return storage(request);
    if (pathname.endsWith('/jwks.json')) return { status: 200, body: JSON.stringify(cognito.tokens.jwks()) };
    if (pathname.includes('/@connections/')) return { status: 410, body: '{}' };
    if (request.headers['x-amz-target']) return answerJsonService(services, request);
    if (pathname.startsWith('/_local/aws')) return answerForm({ mailbox, texts }, request);
    return { status: 503, body: '{}' };
  };

  const undoHttp = simulateHttp(async (request) => {
    // What functions keep from life to life takes neither time nor chance, so a life doesn't depend on earlier ones.
    if (isKept(request)) return answer(request);
    await later(latency(random));
    const reply = faultBefore(rates, random, request) ?? (await answer(request));
    faultAfter(rates, random, request);
    return reply;
  });

  const log = { write: () => undefined, lines: () => [], errorOf: () => 'unknown', close: () => Promise.resolve() };
  const lambdas = { invoke, stop: () => Promise.resolve() };
  // Importing takes real time.
  await loadFunctions();
  vi.useFakeTimers({ now: start, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  syncBuiltinESMExports();
  const undoTimeouts = simulateTimeouts();
  stream.start();
  const poller = startQueuePoller(queues, lambdas, { pollMs, retryDelayMs: 2000, errorOf: () => 'unknown' });
  const scheduler = startScheduler({ lambdas, log, byClock: true });

  const site = answerSite({ invoke, mailbox, addresses, scheduler });
  vi.stubGlobal('fetch', site);

  const pass = (ms: number): Promise<void> => run(later(ms));
  const settle = async (): Promise<void> => {
    const deadline = Date.now() + 3_600_000;
    while (Date.now() < deadline) {
      await pass(pollMs);
      if (stream.isIdle() && poller.isIdle()) return;
    }
    throw new Error('An hour passed, and events are still on their way.');
  };

  return {
    tables,
    mails: mailbox,
    queues,
    events,
    failures,
    async resend(event) {
      const { source, 'detail-type': type, detail } = JSON.parse(event) as Record<string, unknown>;
      await bus['PutEvents']!({ Entries: [{ Source: source, DetailType: type, Detail: JSON.stringify(detail) }] });
    },
    setFaults: (next) => void (rates = next),
    run,
    settle,
    pass,
    async close() {
      stream.stop();
      await run(Promise.all([poller.stop(), scheduler.stop()]));
      vi.unstubAllGlobals();
      undoTimeouts();
      undoHttp();
      vi.useRealTimers();
      undoRandomness();
      undoSilence();
    },
  };
};
