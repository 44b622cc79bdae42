import type { BillingMode } from '@shared/money/billing/vocabulary';
import { signUpTrigger, tokenTrigger } from '@shared/platform/functions';
import { eventBusOperations } from '../../../emulators/aws/event-bus';
import { keyServiceOperations } from '../../../emulators/aws/key-service';
import { signingOperations } from '../../../emulators/aws/signing-operations';
import { openMailbox } from '../../../emulators/aws/mailbox';
import { openQueues } from '../../../emulators/aws/queues';
import { secretOperations } from '../../../emulators/aws/secrets';
import { openSecurityLog } from '../../../emulators/aws/security-log';
import { sqsOperations } from '../../../emulators/aws/sqs-operations';
import { openTextOutbox } from '../../../emulators/aws/text-outbox';
import { openCognito } from '../../../emulators/cognito/cognito';
import { callTokenTrigger } from '../../../emulators/cognito/token-trigger';
import { buckets, objectStorage } from '../../../emulators/s3/object-storage';
import { memoryStore } from '../../../emulators/s3/store';
import { startQueuePoller } from '../../../scripts/local/queue-poller';
import { startScheduler, type Scheduler } from '../../../scripts/local/scheduler';
import { localEnvironment, type Addresses } from '../../../scripts/local/settings';
import { plainImage } from '@lambdas/platform/table/marshal';
import type { Stored } from '../invariants/items';
import { later, startVirtualClock, type VirtualClock } from './clock';
import { endpointHost, openEndpoints, type Endpoints } from './endpoints';
import { faultAfter, faultBefore, noFaults, providerFault, type FaultRates } from './faults';
import { interceptFetch } from '../../../scripts/local/network/intercept-fetch';
import { loadFunctions } from './functions';
import {
  interceptHttp,
  type Network,
  type NetworkReply,
  type NetworkRequest,
} from '../../../scripts/local/network/intercept-http';
import { openInvoker } from './invoker';
import { forgetWorld } from './in-memory';
import type { Change } from '../../../emulators/dynamodb/embedded-table';
import { noSeededBug, withSeededBug, type SeededBug } from './seeded-bug';
import { currentProcess } from './process';
import { openProviders, type Providers } from './providers';
import { redrive, unorderly } from './queues';
import { seededRandom, seedRandomness } from './random';
import { breathe, realWorkIsDone } from './real-work';
import { askHandler } from '../../../scripts/local/network/ask-handler';
import { answerDynamodb, answerForm, answerJsonService, openTables, type Tables } from './services';
import { answerSite } from './site';
import { loadTables } from './stored';
import { openStream } from './stream';

const addresses: Addresses = {
  gateway: 'http://gateway.test',
  websocket: 'ws://gateway.test/_local/realtime',
  site: 'http://site.test',
  dynamodb: 'http://dynamodb.test',
  s3: 'http://s3.test',
  aws: 'http://gateway.test/_local/aws',
};

export type WorldOptions = {
  /** Starts with the data stored there, and keeps its keys and pool there. */
  dataDir?: string | null;
  /** The same for all worlds of a process, because functions read it when they are loaded. */
  billing?: BillingMode;
  seededBug?: SeededBug;
};

export type World = {
  tables: Tables;
  mails: ReturnType<typeof openMailbox>;
  queues: ReturnType<typeof openQueues>;
  /** Files by bucket and key. */
  files(): ReadonlyMap<string, Buffer>;
  endpoints: Endpoints;
  stripe: Providers['stripe'];
  /** Items that ever existed, as first written. */
  inserted(entity: string): Stored[];
  /** Changes of the table, since the world started. */
  changes: readonly Change[];
  /** Events as the bus got them. */
  events: readonly string[];
  /** Failures of consumers. */
  failures: readonly string[];
  /** Requests and their times: two scenarios with the same course ran the same way. */
  course: readonly string[];
  /** Mails of ended processes, which later processes may send again: whether a mail left is unknown. */
  ended: Readonly<{ mails: number }>;
  /** The largest difference between clocks so far. */
  clocksApartMs(): number;
  /** Sends an event to its consumers again. */
  resend(event: string): Promise<void>;
  /** Sets the faults from now on. */
  setFaults(rates: FaultRates): void;
  /** Lets virtual time pass until the work is done. */
  run<Result>(work: Promise<Result>): Promise<Result>;
  /** Lets virtual milliseconds pass. */
  pass(ms: number): Promise<void>;
  /** Skips time in which nothing runs. */
  leap(ms: number): void;
  runSchedule: Scheduler['run'];
  /** Stops all reactions to writes: from now on only requests change the table. */
  stopFollowing(): Promise<void>;
  /** Runs until stream, bus, and queues are empty. Dead letters are sent back once. */
  settle(): Promise<void>;
  close(): Promise<void>;
};

/** A Tuesday morning in the middle of a week without holidays. */
const start = new Date('2026-03-10T14:00:00Z');

const openKeys = (dataDir: string | null) => ({
  secretsmanager: secretOperations(dataDir),
  TrentService: { ...keyServiceOperations(dataDir), ...signingOperations(dataDir) },
});
/**
 * Functions stay warm across worlds and cache what they read once, so keys outlive a world. They are the same in each
 * process, and no scenario draws them: a scenario that runs alone runs the same as after others.
 */
let keys: ReturnType<typeof openKeys> | null = null;

const keepKeys = (dataDir: string | null): void => {
  if (keys) return;
  const undo = seedRandomness(0);
  keys = openKeys(dataDir);
  undo();
};

/** Interval between checks for pending work. */
const lookMs = 500;

let clock: VirtualClock | null = null;

const run = async <Result>(work: Promise<Result>): Promise<Result> => {
  const state = { isDone: false };
  const ended = work.finally(() => (state.isDone = true));
  ended.catch(() => undefined);
  await breathe();
  while (!state.isDone) {
    await realWorkIsDone();
    clock?.advance();
    await breathe();
  }
  return ended;
};

const isConnecting = ({ url, method }: NetworkRequest): boolean => url.host === 'dynamodb.test' && method === 'GET';

const keptAnswers = /^(secretsmanager\.|AWSCognitoIdentityProviderService\.DescribeUserPoolClient$)/;

const isKept = ({ url, headers }: NetworkRequest): boolean =>
  url.pathname.endsWith('/jwks.json') || keptAnswers.test(headers['x-amz-target'] ?? '');

/** Hides log lines: functions log failures, which are expected here. */
const silence = (): (() => void) => {
  const kept = { ...console };
  const methods = ['debug', 'log', 'info', 'warn', 'error'] as const;
  for (const method of methods) console[method] = () => undefined;
  return () => void Object.assign(console, kept);
};

/** Timeouts run on the virtual clock, too. */
const simulateTimeouts = (): (() => void) => {
  const kept = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('The operation timed out.', 'TimeoutError')), ms);
    return controller.signal;
  };
  return () => void (AbortSignal.timeout = kept);
};

/** Parts of the gateway, beside the functions' own routes. */
type Parts = ReturnType<typeof openParts>;

const openParts = (seed: number, { dataDir = null, seededBug = noSeededBug }: WorldOptions) => {
  const random = seededRandom(seed ^ 0x5eed);
  const state = { rates: noFaults, clocksApartMs: 0 };
  const rates = (): FaultRates => state.rates;
  const invoker = openInvoker({ random, rates, seededBug });
  const stream = openStream(invoker.invoke);
  let isOpen = false;
  const changes: Change[] = [];
  const tables = openTables((change) => {
    if (!isOpen) return;
    stream.add(change);
    changes.push(change);
  });
  if (dataDir) loadTables(tables, dataDir);
  isOpen = true;
  const queues = openQueues(null);
  const [events, course]: [string[], string[]] = [[], []];
  const bus = eventBusOperations(unorderly(queues, rates, random), (event) => void events.push(event));
  return {
    ...{ changes, random, state, rates, seededBug, invoker, stream, tables, queues, events, course, bus },
    mailbox: openMailbox(null),
    texts: openTextOutbox(null),
    storage: memoryStore(),
    endpoints: openEndpoints(random),
  };
};

type Cognito = ReturnType<typeof openCognito>;

const openNetwork = (parts: Parts, cognito: Cognito) => {
  const { random, rates, seededBug, tables, queues, mailbox, texts, storage, endpoints, bus, invoker } = parts;
  const services = {
    AWSCognitoIdentityProviderService: cognito.operations,
    AmazonSQS: sqsOperations(queues, addresses.aws),
    AWSEvents: bus,
    ...keys,
    Logs_20140328: openSecurityLog(null).operations,
  };
  const providers = openProviders(addresses.gateway);
  const files = objectStorage(storage, addresses.site);

  const answer = async (request: NetworkRequest): Promise<NetworkReply> => {
    const { host, pathname } = request.url;
    if (host === 'dynamodb.test') return answerDynamodb(tables, withSeededBug(seededBug, request));
    if (host === 's3.test') return askHandler(files, request);
    if (host === endpointHost) return endpoints.answer(request);
    if (pathname.endsWith('/jwks.json')) return { status: 200, body: JSON.stringify(cognito.tokens.jwks()) };
    if (pathname.includes('/@connections/')) return { status: 410, body: '{}' };
    if (request.headers['x-amz-target']) return answerJsonService(services, request);
    if (pathname.startsWith('/_local/aws')) {
      const process = currentProcess();
      if (process) process.mails += 1;
      return answerForm({ mailbox, texts }, request);
    }
    if (providers.knows(request.url)) return providerFault(rates(), random, () => providers.answer(request));
    return { status: 503, body: '{}' };
  };

  const network: Network = async (request) => {
    // Requests cached across scenarios take neither time nor randomness, so a scenario doesn't depend on earlier ones.
    if (isKept(request)) return answer(request);
    parts.course.push(`${Date.now()} ${request.url.host} ${request.headers['x-amz-target'] ?? request.method}`);
    await later(invoker.latency());
    const reply = faultBefore(rates(), random, request) ?? (await answer(request));
    faultAfter(rates(), random, request);
    return reply;
  };
  return { network, providers };
};

const schedulerLog = {
  write: () => undefined,
  lines: () => [],
  errorOf: () => 'unknown',
  close: () => Promise.resolve(),
};

/**
 * The server in this process: real handlers, consumers, and schedules on a simulated table, network, and clock.
 * Two worlds with the same seed run the same scenario.
 */
export const openWorld = async (seed: number, options: WorldOptions = {}): Promise<World> => {
  const { dataDir = null, billing = 'off' } = options;
  const undoSilence = silence();
  forgetWorld();
  // Runs before randomness follows the seed: functions cache the pool's keys by ID, so IDs must be unique.
  const trigger = (name: string) => (event: unknown) => parts.invoker.invoke(name, event);
  const cognito = openCognito(
    dataDir,
    callTokenTrigger(trigger(tokenTrigger.name)),
    trigger(tokenTrigger.name),
    trigger(signUpTrigger.name),
  );
  keepKeys(dataDir);
  const undoRandomness = seedRandomness(seed);
  Object.assign(process.env, localEnvironment(addresses, billing), { AWS_MAX_ATTEMPTS: '3' });
  const parts = openParts(seed, options);
  const { invoker, stream, tables, queues, events, bus, mailbox, storage, endpoints, state } = parts;

  // Functions open their connections on load.
  const all: Network = (request) =>
    isConnecting(request) ? Promise.resolve({ status: 200, body: 'healthy' }) : network(request);
  const undoHttp = interceptHttp(() => all);
  const undoFetch = interceptFetch((url) => (request) => (providers.knows(url) ? network : site)(request));
  // Importing takes real time.
  await loadFunctions();
  clock = startVirtualClock(start);
  const undoTimeouts = simulateTimeouts();
  const { network, providers } = openNetwork(parts, cognito);
  stream.start();
  const lambdas = { invoke: invoker.invoke };
  const poller = startQueuePoller(queues, lambdas, { retryDelayMs: 2000, errorOf: () => 'unknown' });
  const scheduler = startScheduler({ lambdas, log: schedulerLog, byClock: true });
  const site = answerSite({ invoke: invoker.invoke, mailbox, addresses, scheduler });

  const pass = (ms: number): Promise<void> => run(later(ms));
  const quiet = async (): Promise<void> => {
    const deadline = Date.now() + 3_600_000;
    while (Date.now() < deadline) {
      await pass(lookMs);
      if (stream.isIdle() && poller.isIdle()) return;
    }
    throw new Error('An hour passed, and events are still on their way.');
  };

  const stopFollowing = async (): Promise<void> => {
    stream.stop();
    await run(Promise.all([poller.stop(), scheduler.stop()]));
  };

  return {
    ...{ tables, queues, endpoints, events, run, pass, course: parts.course, changes: parts.changes },
    mails: mailbox,
    inserted: (entity) =>
      parts.changes.flatMap(({ before, after }) =>
        !before && after?.['entity']?.S === entity ? [plainImage(after) as Stored] : [],
      ),
    files: () =>
      new Map(
        buckets.flatMap((bucket) =>
          storage.names(`${bucket}/`).map((name) => [name, storage.find(name)!.read()] as const),
        ),
      ),
    stripe: providers.stripe,
    failures: invoker.failures,
    ended: invoker.ended,
    clocksApartMs: () => state.clocksApartMs,
    async resend(event) {
      const { source, 'detail-type': type, detail } = JSON.parse(event) as Record<string, unknown>;
      await bus['PutEvents']!({ Entries: [{ Source: source, DetailType: type, Detail: JSON.stringify(detail) }] });
    },
    setFaults(next) {
      state.rates = next;
      state.clocksApartMs = Math.max(state.clocksApartMs, next.clocksApartMs);
    },
    leap: (ms) => clock?.leap(ms),
    runSchedule: (name) => run(scheduler.run(name)),
    async settle() {
      await quiet();
      if (redrive(queues) > 0) await quiet();
    },
    stopFollowing,
    async close() {
      await stopFollowing();
      await run(providers.stripe.stop());
      undoFetch();
      undoTimeouts();
      undoHttp();
      clock?.end();
      clock = null;
      undoRandomness();
      undoSilence();
    },
  };
};
