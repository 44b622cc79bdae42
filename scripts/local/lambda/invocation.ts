import { AsyncLocalStorage } from 'node:async_hooks';
import { format } from 'node:util';
import { onStackNetwork, type OnCall } from '../network/stack-network';

/** Observes a run's calls and its answer. */
export type Watch = {
  /** Called for any service of the stack. */
  call?: OnCall;
  tableCall(target: string, consumedUnits: number, input: object): void;
  answered(answer: unknown): void;
};

/** One run of a function, or loading it. */
export type Invocation = {
  functionName: string;
  requestId?: string;
  environment: Record<string, string>;
  write: (line: string) => void;
  watch?: Watch;
};

const current = new AsyncLocalStorage<Invocation>();

export const watchOfInvocation = (): Watch | undefined => current.getStore()?.watch;

const isFields = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Lambda's JSON log format. */
const logLine = ({ functionName, requestId }: Invocation, level: string, values: unknown[]): string => {
  const [first] = values;
  const fields =
    values.length === 1 && isFields(first) && !(first instanceof Error) ? first : { message: format(...values) };
  return JSON.stringify({
    timestamp: new Date().toISOString(),
    level,
    function: functionName,
    requestId,
    ...fields,
  });
};

const levels = { debug: 'DEBUG', log: 'INFO', info: 'INFO', warn: 'WARN', error: 'ERROR' } as const;

const patched = new WeakSet<Console>();

/** Redirects a function's console output to its log. */
const patchConsole = (): void => {
  if (patched.has(console)) return;
  patched.add(console);
  for (const [method, level] of Object.entries(levels) as [keyof typeof levels, string][]) {
    const print = console[method].bind(console);
    console[method] = (...values: unknown[]) => {
      const invocation = current.getStore();
      if (invocation) invocation.write(logLine(invocation, level, values));
      else print(...values);
    };
  }
};

let isPatched = false;

/** Functions share a process, but each sees only its own variables. */
const patchEnvironment = (): void => {
  if (isPatched) return;
  isPatched = true;
  const own = process.env;
  const visible = (): NodeJS.ProcessEnv => current.getStore()?.environment ?? own;
  process.env = new Proxy<NodeJS.ProcessEnv>(own, {
    get: (_, variable) => Reflect.get(visible(), variable) as string | undefined,
    has: (_, variable) => Reflect.has(visible(), variable),
    ownKeys: () => Reflect.ownKeys(visible()),
    getOwnPropertyDescriptor: (_, variable) => Reflect.getOwnPropertyDescriptor(visible(), variable),
    set: (_, variable, value) => Reflect.set(visible(), variable, value),
    deleteProperty: (_, variable) => Reflect.deleteProperty(visible(), variable),
  });
};

/** Runs `work` with the invocation's variables and log, and with services of this process. */
export const inInvocation = <Result>(invocation: Invocation, work: () => Result): Result => {
  patchConsole();
  patchEnvironment();
  return current.run(invocation, () => onStackNetwork(work, invocation.watch?.call));
};
