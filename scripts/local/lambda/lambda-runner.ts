import { functionEntries } from '@shared/platform/functions';
import { randomUUID } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { LambdaBundles, LoadedBundle } from './lambda-bundles';
import type { LambdaLog } from './lambda-log';
import type { WorkerData, WorkerReply, WorkerRequest } from './lambda-worker';

/** The function threw, timed out or failed to build; `name` is the error's name. */
export class InvocationError extends Error {
  constructor(name: string, message: string) {
    super(message);
    this.name = name;
  }
}

export type Lambdas = {
  invoke(name: string, event: unknown): Promise<unknown>;
  /** Ends all workers, so the next invocations are cold starts. */
  stop(): Promise<void>;
};

type Pending = { resolve(result: unknown): void; reject(error: Error): void; timer: NodeJS.Timeout };
type Instance = { worker: Worker; version: number; timeoutSeconds: number; pending: Map<number, Pending> };

let lastId = 0;

/** More concurrent invocations per worker would share a CPU until all time out. */
const invocationsAtOnce = 64;

type Turns = { running: number; waiting: (() => void)[] };

const takeTurns = () => {
  const turns: Turns = { running: 0, waiting: [] };
  return async <T>(run: () => Promise<T>): Promise<T> => {
    if (turns.running >= invocationsAtOnce) await new Promise<void>((resolve) => turns.waiting.push(resolve));
    else turns.running += 1;
    try {
      return await run();
    } finally {
      const next = turns.waiting.shift();
      if (next) next();
      else turns.running -= 1;
    }
  };
};

/** Runs each function in its own worker with only this environment. A new build replaces the worker. */
export const openLambdas = (bundles: LambdaBundles, environment: Record<string, string>, log: LambdaLog): Lambdas => {
  const instances = new Map<string, Instance>();
  // Every worker pipes its output here; Node would warn about a leak.
  for (const output of [process.stdout, process.stderr]) {
    output.setMaxListeners(Math.max(output.getMaxListeners(), 10 + 2 * functionEntries.length));
  }

  const retire = (name: string, instance: Instance, reason: string): void => {
    if (instances.get(name) === instance) instances.delete(name);
    for (const { reject, timer } of instance.pending.values()) {
      clearTimeout(timer);
      reject(new InvocationError('Runtime.ExitError', reason));
    }
    instance.pending.clear();
  };

  const settle = (instance: Instance, reply: WorkerReply): void => {
    if (reply.kind === 'log') return log.write(reply.line);
    const pending = instance.pending.get(reply.id);
    if (!pending) return;
    instance.pending.delete(reply.id);
    clearTimeout(pending.timer);
    if (reply.kind === 'result') pending.resolve(reply.result);
    else pending.reject(new InvocationError(reply.errorName, reply.errorMessage));
  };

  const start = (name: string, { file, version, timeoutSeconds }: LoadedBundle): Instance => {
    const data: WorkerData = { name, file: `${pathToFileURL(file).href}?version=${version}` };
    const worker = new Worker(bundles.workerFile, {
      workerData: data,
      // Included in the SDK's user agent, so the capacity proxy can attribute requests.
      env: { ...environment, AWS_LAMBDA_FUNCTION_NAME: name, AWS_SDK_UA_APP_ID: name },
      execArgv: [],
    });
    const instance: Instance = { worker, version, timeoutSeconds, pending: new Map() };
    worker.on('message', (reply: WorkerReply) => settle(instance, reply));
    worker.on('error', (error: Error) => retire(name, instance, error.message));
    worker.on('exit', () => retire(name, instance, 'The function ended.'));
    instances.set(name, instance);
    return instance;
  };

  /** Running invocations finish first. */
  const replace = (old: Instance): void => {
    const end = (): void => {
      if (old.pending.size === 0) void old.worker.terminate();
      else setTimeout(end, 50).unref();
    };
    end();
  };

  const instanceOf = async (name: string): Promise<Instance> => {
    const bundle = await bundles.current(name).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      log.write(JSON.stringify({ level: 'ERROR', function: name, message: reason }));
      throw new InvocationError('Runtime.ImportModuleError', reason);
    });
    const existing = instances.get(name);
    if (existing?.version === bundle.version) return existing;
    const instance = start(name, bundle);
    if (existing) replace(existing);
    return instance;
  };

  const turnsOf = new Map<string, ReturnType<typeof takeTurns>>();

  const invoke = (name: string, event: unknown): Promise<unknown> => {
    const turns = turnsOf.get(name) ?? takeTurns();
    turnsOf.set(name, turns);
    return turns(() => invokeNow(name, event));
  };

  const invokeNow = async (name: string, event: unknown): Promise<unknown> => {
    const instance = await instanceOf(name);
    const { timeoutSeconds } = instance;
    const timeoutMs = timeoutSeconds * 1000;
    return new Promise((resolve, reject) => {
      const id = (lastId += 1);
      const timer = setTimeout(() => {
        instance.pending.delete(id);
        reject(new InvocationError('Sandbox.Timedout', `${name} timed out after ${timeoutSeconds} seconds.`));
        // A hung worker would hang again; start a new one.
        void instance.worker.terminate();
      }, timeoutMs);
      instance.pending.set(id, { resolve, reject, timer });
      const request: WorkerRequest = { id, requestId: randomUUID(), event, deadline: Date.now() + timeoutMs };
      instance.worker.postMessage(request);
    });
  };

  return {
    invoke,
    async stop() {
      await Promise.all([...instances.values()].map(({ worker }) => worker.terminate()));
      instances.clear();
    },
  };
};
