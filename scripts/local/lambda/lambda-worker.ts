import { AsyncLocalStorage } from 'node:async_hooks';
import { format } from 'node:util';
import { parentPort, workerData } from 'node:worker_threads';

export type WorkerRequest = { id: number; requestId: string; event: unknown; deadline: number };
export type WorkerReply =
  | { kind: 'result'; id: number; result: unknown }
  | { kind: 'failure'; id: number; errorName: string; errorMessage: string }
  | { kind: 'log'; line: string };
export type WorkerData = { name: string; file: string };

type Handler = (event: unknown, context: unknown) => Promise<unknown>;

const { name, file } = workerData as WorkerData;
const port = parentPort!;
const reply = (message: WorkerReply): void => port.postMessage(message);
const current = new AsyncLocalStorage<string>();

const isFields = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Lambda's JSON log format. */
const writeLog = (level: string, values: unknown[]): void => {
  const [first] = values;
  const fields =
    values.length === 1 && isFields(first) && !(first instanceof Error) ? first : { message: format(...values) };
  const line = { timestamp: new Date().toISOString(), level, function: name, requestId: current.getStore(), ...fields };
  reply({ kind: 'log', line: JSON.stringify(line) });
};

console.debug = (...values) => writeLog('DEBUG', values);
console.log = (...values) => writeLog('INFO', values);
console.info = (...values) => writeLog('INFO', values);
console.warn = (...values) => writeLog('WARN', values);
console.error = (...values) => writeLog('ERROR', values);

process.setSourceMapsEnabled(true);
const loaded = import(file) as Promise<{ handler: Handler }>;
// The first invocation reports a failed import.
loaded.catch(() => undefined);

const run = async ({ id, requestId, event, deadline }: WorkerRequest): Promise<void> => {
  try {
    const { handler } = await loaded;
    const context = {
      functionName: name,
      awsRequestId: requestId,
      invokedFunctionArn: `arn:aws:lambda:us-east-1:000000000000:function:${name}`,
      getRemainingTimeInMillis: () => deadline - Date.now(),
    };
    reply({ kind: 'result', id, result: await handler(event, context) });
  } catch (error) {
    const failure = error instanceof Error ? error : new Error(String(error));
    writeLog('ERROR', [
      {
        message: 'invocation failed',
        errorName: failure.name,
        frames: failure.stack?.split('\n').slice(1, 9).join('\n'),
      },
    ]);
    reply({ kind: 'failure', id, errorName: failure.name, errorMessage: failure.message });
  }
};

port.on('message', (request: WorkerRequest) => {
  void current.run(request.requestId, () => run(request));
});
