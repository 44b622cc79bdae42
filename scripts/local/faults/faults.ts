import * as z from 'zod';

/** Dependencies of functions, with the environment variables for their addresses. */
export const addressesOf = {
  table: ['AWS_ENDPOINT_URL_DYNAMODB'],
  /** Objects of the search index belong to the dependency `search`. */
  storage: ['AWS_ENDPOINT_URL_S3'],
  pool: ['AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER'],
  bus: ['AWS_ENDPOINT_URL_EVENTBRIDGE'],
  queue: ['AWS_ENDPOINT_URL_SQS', 'CONNECTION_TIMER_URL', 'WEBHOOK_QUEUE_URL', 'INTEGRATION_QUEUE_URL'],
  mail: ['AWS_ENDPOINT_URL_SES'],
  texts: ['AWS_ENDPOINT_URL_SNS'],
  keys: ['AWS_ENDPOINT_URL_KMS'],
  secrets: ['AWS_ENDPOINT_URL_SECRETS_MANAGER'],
  securityLog: ['AWS_ENDPOINT_URL_CLOUDWATCH_LOGS'],
  connections: ['WEBSOCKET_MANAGEMENT_URL', 'AWS_ENDPOINT_URL_APIGATEWAYMANAGEMENTAPI'],
  registry: ['NPPES_URL'],
  payments: ['STRIPE_API_BASE'],
} as const satisfies Record<string, readonly string[]>;

export type Proxied = keyof typeof addressesOf;

/** Browsers provide the address of their push service themselves. */
export const dependencies = [...(Object.keys(addressesOf) as Proxied[]), 'push', 'search'] as const;
export type Dependency = (typeof dependencies)[number];

const common = {
  dependency: z.enum(dependencies),
  /** Part of an operation's name, such as `TransactWriteItems`, or of its path. */
  only: z.string().max(100).default(''),
  /** Number of calls that fail; null for all. */
  times: z.int().min(1).nullable().default(null),
  /** Share of calls that fail. */
  rate: z.number().min(0).max(1).default(1),
};

export const Fault = z.discriminatedUnion('kind', [
  z.strictObject({ ...common, kind: z.literal('latency'), ms: z.int().min(1).max(60_000) }),
  /** Breaks the connection after this many bytes of the answer's body. */
  z.strictObject({ ...common, kind: z.literal('reset'), bytes: z.int().min(0).default(0) }),
  /** Completes the request, but drops its answer. */
  z.strictObject({ ...common, kind: z.literal('drop') }),
  z.strictObject({ ...common, kind: z.literal('error') }),
  z.strictObject({ ...common, kind: z.literal('throttle') }),
  /** A conflict with another transaction, which never happens here otherwise. */
  z.strictObject({ ...common, dependency: z.literal('table'), kind: z.literal('conflict') }),
]);
export type Fault = z.infer<typeof Fault>;
export const faultKinds = [
  'latency',
  'reset',
  'drop',
  'error',
  'throttle',
  'conflict',
] as const satisfies Fault['kind'][];

/** `calls` and `failed` since the last change. */
export type FaultState = { dependency: Dependency; fault: Fault | null; calls: number; failed: number };

export type Faults = {
  set(fault: Fault): void;
  clear(): void;
  has(dependency: Dependency): boolean;
  /** Counts a call, and returns its fault, if any. */
  next(dependency: Dependency, operation: string): Fault | null;
  states(): FaultState[];
};

export const openFaults = (random: () => number = Math.random): Faults => {
  const states = new Map<Dependency, FaultState>();
  const clear = (): void => {
    for (const dependency of dependencies) states.set(dependency, { dependency, fault: null, calls: 0, failed: 0 });
  };
  clear();

  return {
    clear,
    set(fault) {
      const { dependency } = fault;
      states.set(dependency, { dependency, fault, calls: 0, failed: 0 });
    },
    has: (dependency) => states.get(dependency)!.fault !== null,
    next(dependency, operation) {
      const state = states.get(dependency)!;
      const { fault } = state;
      if (!fault || !operation.includes(fault.only)) return null;
      state.calls += 1;
      if (fault.times !== null && state.failed >= fault.times) return null;
      if (random() >= fault.rate) return null;
      state.failed += 1;
      return fault;
    },
    states: () => [...states.values()],
  };
};
