import { streamConsumers } from '@shared/platform/functions';
import { queueConsumers } from '@shared/platform/queue-consumers';
import { later } from './clock';
import { consumerDies, newProcess, type FaultRates } from './faults';
import { invokeFunction } from './functions';
import type { SeededBug } from './seeded-bug';
import { inProcess } from './process';

const consumers = new Set([...Object.keys(queueConsumers), ...streamConsumers.map(({ name }) => name)]);

const latency = (random: () => number): number => 1 + Math.floor(random() * 15);

type Parts = { random: () => number; rates: () => FaultRates; seededBug: SeededBug };

/** Runs functions, each run in a separate process. `failures` are those of consumers. */
export const openInvoker = ({ random, rates, seededBug }: Parts) => {
  const failures: string[] = [];
  const ended = { mails: 0 };

  const noteFailures = (name: string, event: unknown, answer: unknown): void => {
    const failed = (answer as { batchItemFailures?: unknown[] } | undefined)?.batchItemFailures ?? [];
    if (failed.length > 0) failures.push(`${name}: ${JSON.stringify(event).slice(0, 500)}`);
  };

  const run = async (name: string, event: unknown): Promise<unknown> => {
    const process = newProcess(rates(), random);
    try {
      const answer = await inProcess(process, () => invokeFunction(name, event));
      if (!process.hasEnded) return answer;
    } finally {
      if (process.hasEnded) ended.mails += process.mails;
    }
    throw new Error('The process ended.');
  };

  const consume = async (name: string, event: unknown): Promise<unknown> => {
    try {
      const answer = await run(name, event);
      noteFailures(name, event, answer);
      consumerDies(rates(), random);
      return seededBug.acknowledgesFirst ? undefined : answer;
    } catch (error) {
      failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      if (seededBug.acknowledgesFirst) return undefined;
      throw error;
    }
  };

  return {
    failures: failures as readonly string[],
    ended: ended as Readonly<typeof ended>,
    async invoke(name: string, event: unknown): Promise<unknown> {
      await later(latency(random));
      return consumers.has(name) ? consume(name, event) : run(name, event);
    },
    latency: () => latency(random),
  };
};
