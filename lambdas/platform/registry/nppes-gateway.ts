import { limits } from '@shared/limits';
import {
  circuitBreaker,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleAll,
  retry,
  timeout,
  TimeoutStrategy,
  wrap,
  type CircuitBreakerPolicy,
} from 'cockatiel';
import { readNppesReply } from './nppes-reply';
import { RegistryUnavailable, type Registry, type RegistryCircuit } from './registry-port';

const tries = 2;
const attemptMs = limits.registryTimeoutMs / tries;
/** Consecutive failures that open the circuit breaker. */
const failuresInARow = 3;
export const restSeconds = 60;

const policies = () => {
  const breaker: CircuitBreakerPolicy = circuitBreaker(handleAll, {
    halfOpenAfter: restSeconds * 1000,
    breaker: new ConsecutiveBreaker(failuresInARow),
  });
  const again = retry(handleAll, {
    maxAttempts: tries - 1,
    backoff: new ExponentialBackoff({ initialDelay: 150, maxDelay: 500 }),
  });
  return { breaker, all: wrap(again, breaker, timeout(attemptMs, TimeoutStrategy.Aggressive)) };
};

type Options = { url: string; circuit: RegistryCircuit; request?: typeof fetch };

/** NPPES API version 2.1. Public and free, but sometimes slow or down. */
export const createNppes = ({ url, circuit, request = fetch }: Options): Registry => {
  const { breaker, all } = policies();
  let opening: Promise<void> = Promise.resolve();
  breaker.onBreak(() => {
    opening = circuit.open(restSeconds);
  });

  const ask = async (npiNumber: string, signal: AbortSignal): Promise<unknown> => {
    const address = new URL(url);
    address.search = new URLSearchParams({ version: '2.1', number: npiNumber }).toString();
    const reply = await request(address, { signal, redirect: 'error', headers: { accept: 'application/json' } });
    if (!reply.ok) {
      await reply.body?.cancel();
      throw new RegistryUnavailable(`The registry answered ${reply.status}.`);
    }
    return reply.json();
  };

  return {
    async find(npiNumber) {
      if (await circuit.isOpen()) throw new RegistryUnavailable('The registry is spared for a while.');
      try {
        // Unreadable responses count as failures: an error page may have status 200.
        return await all.execute(async ({ signal }) => readNppesReply(await ask(npiNumber, signal), npiNumber));
      } catch (error) {
        await opening.catch(() => undefined);
        throw error instanceof RegistryUnavailable
          ? error
          : new RegistryUnavailable('The registry gave no answer.', { cause: error });
      }
    },
  };
};
