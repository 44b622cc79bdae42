import { functionEntries, functionTimeoutSeconds } from '@shared/platform/functions';
import { randomUUID } from 'node:crypto';
import type { FunctionSource, Handler } from './function-source';
import { inInvocation, type Watch } from './invocation';
import type { LambdaLog } from './lambda-log';

/** The function threw, timed out, or failed to load; `name` is the error's name. */
export class InvocationError extends Error {
  constructor(name: string, message: string) {
    super(message);
    this.name = name;
  }
}

export type Lambdas = {
  invoke(name: string, event: unknown): Promise<unknown>;
  /** Number of successful invocations so far. */
  succeeded(): number;
};

export type LambdaEntry = { name: string; entry: string; timeoutSeconds?: number };

export type WatchRun = (functionName: string, event: unknown) => Watch;

type Settings = {
  source: FunctionSource;
  /** Environment of a function by name. */
  environmentOf: (name: string) => Record<string, string>;
  entries?: readonly LambdaEntry[];
  watch?: WatchRun;
};

/** Limit per function: more would share a CPU until all time out. */
const invocationsAtOnce = 64;

const takeTurns = () => {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(run: () => Promise<T>): Promise<T> => {
    if (running >= invocationsAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await run();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};

/** Answer of `work`, unless it takes longer: it can't be stopped then, and its effects still happen. */
const inTime = async <T>(work: Promise<T>, ms: number, late: () => Error): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), ms);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
};

/** Copies input and output as JSON, so each side has its own. */
const asJson = (value: unknown): unknown =>
  value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as unknown);

const framesOf = ({ stack }: Error): string | undefined => stack?.split('\n').slice(1, 9).join('\n');

/** Runs the functions in this process, each with its own environment, timeout, and log. */
export const openFunctions = (
  { source, environmentOf, entries = functionEntries, watch }: Settings,
  log: LambdaLog,
): Lambdas => {
  const parts = new Map(
    entries.map(({ name, entry, timeoutSeconds = functionTimeoutSeconds }) => {
      // The SDK's user agent includes the name, so the capacity proxy can attribute requests.
      const environment: Record<string, string> = {
        ...environmentOf(name),
        AWS_LAMBDA_FUNCTION_NAME: name,
        AWS_SDK_UA_APP_ID: name,
      };
      const invocation = { functionName: name, environment, write: log.write };
      // Scaled like the timeouts of the services' calls.
      const timeoutMs = timeoutSeconds * 1000 * Number(environment['PATIENCE'] || 1);
      return [name, { name, entry, timeoutMs, invocation, takeTurn: takeTurns() }] as const;
    }),
  );
  type Part = NonNullable<ReturnType<typeof parts.get>>;
  let succeeded = 0;

  const loaded = ({ name, entry, invocation }: Part): Promise<Handler> =>
    inInvocation(invocation, () => source.handler(entry)).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      log.write(JSON.stringify({ level: 'ERROR', function: name, message: reason }));
      throw new InvocationError('Runtime.ImportModuleError', reason);
    });

  const handle = async (handler: Handler, { name, timeoutMs }: Part, event: unknown, requestId: string) => {
    const deadline = Date.now() + timeoutMs;
    const context = {
      functionName: name,
      awsRequestId: requestId,
      invokedFunctionArn: `arn:aws:lambda:us-east-1:000000000000:function:${name}`,
      getRemainingTimeInMillis: () => deadline - Date.now(),
    };
    try {
      return await handler(event, context);
    } catch (error) {
      const failure = error instanceof Error ? error : new Error(String(error));
      console.error({ message: 'invocation failed', errorName: failure.name, frames: framesOf(failure) });
      throw new InvocationError(failure.name, failure.message);
    }
  };

  const runOne = async (part: Part, event: unknown): Promise<unknown> => {
    const { name, timeoutMs, invocation } = part;
    const handler = await loaded(part);
    const requestId = randomUUID();
    const watching = watch?.(name, event);
    const run = { ...invocation, requestId, ...(watching && { watch: watching }) };
    const answer = await inTime(
      inInvocation(run, () => handle(handler, part, asJson(event), requestId)),
      timeoutMs,
      () => new InvocationError('Sandbox.Timedout', `${name} timed out after ${timeoutMs / 1000} seconds.`),
    );
    succeeded += 1;
    watching?.answered(answer);
    return asJson(answer);
  };

  return {
    async invoke(name, event) {
      const part = parts.get(name);
      if (!part) throw new Error(`There is no function ${name}.`);
      return part.takeTurn(() => runOne(part, event));
    },
    succeeded: () => succeeded,
  };
};
