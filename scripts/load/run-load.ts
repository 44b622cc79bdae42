import { setTimeout as wait } from 'node:timers/promises';
import type { Actors } from './actors';
import type { Ledger } from './ledger';
import { nextOperation, type Operation } from './operations';

/** `error`: no answer, or a status of 500 and above. */
export type Sample = { name: string; ms: number; status: number | null; error: boolean };

export type LoadOptions = {
  actors: Actors;
  ledger: Ledger;
  /** Requests per second, sent on schedule whether or not earlier ones are answered. */
  rate: number;
  seconds: number;
  random?: () => number;
  signal?: AbortSignal;
};

const statusOf = async (operation: Operation, ledger: Ledger): Promise<number | null> => {
  if ('write' in operation) return ledger.send(operation.write);
  return operation.run().then(
    ({ status }) => status,
    () => null,
  );
};

export const runLoad = async ({
  actors,
  ledger,
  rate,
  seconds,
  random = Math.random,
  signal,
}: LoadOptions): Promise<Sample[]> => {
  const samples: Sample[] = [];
  const running = new Set<Promise<void>>();
  const started = performance.now();

  const fire = async (): Promise<void> => {
    const operation = nextOperation(actors, random);
    const began = performance.now();
    const status = await statusOf(operation, ledger);
    const error = status === null || status >= 500;
    samples.push({ name: operation.name, ms: performance.now() - began, status, error });
  };

  for (let number = 0; number < rate * seconds && !signal?.aborted; number += 1) {
    const due = started + (number * 1000) / rate;
    const early = due - performance.now();
    if (early > 1) await wait(early);
    const request = fire().finally(() => running.delete(request));
    running.add(request);
  }
  await Promise.all(running);
  return samples;
};
