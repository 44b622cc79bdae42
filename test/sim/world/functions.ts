import { functionEntries } from '@shared/platform/functions';
import { fileURLToPath } from 'node:url';

type Handler = (event: unknown, context: unknown) => Promise<unknown>;

const root = new URL('../../../', import.meta.url);
const entryOf = new Map(functionEntries.map(({ name, entry, timeoutSeconds }) => [name, { entry, timeoutSeconds }]));

const loaded = new Map<string, Promise<Handler>>();

/** Loads a function's source in this process, once, like a warm function. */
export const loadFunction = (name: string): Promise<Handler> => {
  const known = loaded.get(name);
  if (known) return known;
  const found = entryOf.get(name);
  if (!found) throw new Error(`There is no function ${name}.`);
  const handler = import(fileURLToPath(new URL(found.entry, root))).then(({ handler: it }: { handler: Handler }) => it);
  loaded.set(name, handler);
  return handler;
};

export const loadFunctions = async (): Promise<void> => {
  for (const { name } of functionEntries) await loadFunction(name);
};

let invocations = 0;

export const invokeFunction = async (name: string, event: unknown): Promise<unknown> => {
  const handler = await loadFunction(name);
  invocations += 1;
  const deadline = Date.now() + (entryOf.get(name)?.timeoutSeconds ?? 10) * 1000;
  const answer = await handler(structuredClone(event), {
    functionName: name,
    awsRequestId: `simulated-${invocations}`,
    invokedFunctionArn: `arn:aws:lambda:us-east-1:000000000000:function:${name}`,
    getRemainingTimeInMillis: () => deadline - Date.now(),
  });
  // Serialized like a function's answer.
  return answer === undefined ? undefined : (JSON.parse(JSON.stringify(answer)) as unknown);
};
