import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Ask, Memory, Ready } from './stack-process';

export type BenchStack = Ready & {
  memory(): Promise<Memory>;
  drain(): Promise<boolean>;
  stop(): Promise<void>;
};

const entry = fileURLToPath(new URL('./stack-process.ts', import.meta.url));

const nextMessage = <T>(child: ChildProcess, fits: (message: unknown) => boolean): Promise<T> =>
  new Promise((resolve, reject) => {
    const onMessage = (message: unknown): void => {
      if (!fits(message)) return;
      child.off('message', onMessage);
      child.off('exit', onExit);
      resolve(message as T);
    };
    const onExit = (): void => reject(new Error('The stack ended.'));
    child.on('message', onMessage);
    child.on('exit', onExit);
  });

/** The stack in its own process with this many pairs. */
export const startBenchStack = async (pairs: number): Promise<BenchStack> => {
  const child = fork(entry, [String(pairs)], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ready = await nextMessage<Ready>(
    child,
    (message) => typeof message === 'object' && message !== null && 'env' in message,
  );
  Object.assign(process.env, ready.env);
  const ask = async <T>(what: Ask): Promise<T> => {
    const answer = nextMessage<{ result: T }>(child, (message) => (message as { ask?: Ask }).ask === what);
    child.send(what);
    return (await answer).result;
  };
  return {
    ...ready,
    memory: () => ask('memory'),
    drain: () => ask('drain'),
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      await ask('stop').catch(() => undefined);
      await ended;
    },
  };
};
