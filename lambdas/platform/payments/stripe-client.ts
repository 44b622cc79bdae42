import {
  BrokenCircuitError,
  circuitBreaker,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleType,
  retry,
  TaskCancelledError,
  timeout,
  TimeoutStrategy,
  wrap,
} from 'cockatiel';
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { ProviderUnavailable, ProviderRefused } from './provider-port';
import { encodeForm, type Form } from './stripe-form';
import { stripeApiVersion } from './stripe-version';

export type StripeOptions = {
  base: string;
  apiKey: () => Promise<string>;
  request?: typeof fetch;
  /** Timeout of one attempt. */
  attemptMs?: number;
};

export type Call = {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  form?: Form;
  key?: string;
  /** Connected account to act for. https://docs.stripe.com/connect/authentication */
  account?: string;
};
export type StripeClient = { call(call: Call): Promise<unknown>; every(path: string, form: Form): Promise<unknown[]> };

const attempts = 3;
const failuresInARow = 6;
const restMs = 20_000;
/** Timeout of a call with its repeats: less than the function's. */
const callMs = 8_000;
/** Maximum pages of 100 per list. */
const pagesMax = 50;

const Problem = z.object({
  error: z.object({
    type: z.string().default(''),
    code: z.string().default(''),
    decline_code: z.string().default(''),
    param: z.string().default(''),
  }),
});

const List = z.object({ data: z.array(z.looseObject({ id: z.string() })), has_more: z.boolean() });

/** Whether a retry can help: the provider is busy or failed, or another request changes the same object. */
const isPassing = (status: number): boolean => status === 409 || status === 429 || status >= 500;

const policies = (attemptMs: number) => {
  const down = handleType(ProviderUnavailable);
  const again = retry(down.orType(TaskCancelledError), {
    maxAttempts: attempts - 1,
    backoff: new ExponentialBackoff({ initialDelay: 200, maxDelay: 1000 }),
  });
  const breaker = circuitBreaker(down.orType(TaskCancelledError), {
    halfOpenAfter: restMs,
    breaker: new ConsecutiveBreaker(failuresInARow),
  });
  const budget = timeout(callMs, TimeoutStrategy.Aggressive);
  return wrap(budget, again, breaker, timeout(attemptMs, TimeoutStrategy.Aggressive));
};

const refusal = async (reply: Response): Promise<Error> => {
  const problem = Problem.safeParse(await reply.json().catch(() => null));
  const { code, decline_code: declineCode, param } = problem.data?.error ?? { code: '', decline_code: '', param: '' };
  if (isPassing(reply.status)) return new ProviderUnavailable(`The payment provider answered ${reply.status}.`);
  return new ProviderRefused(reply.status, code, declineCode, param);
};

/** Repeats with the same idempotency key, so a write whose response was lost happens once. */
export const createStripeClient = ({
  base,
  apiKey,
  request = fetch,
  attemptMs = 4_000,
}: StripeOptions): StripeClient => {
  const all = policies(attemptMs);

  const attempt = async ({ method, path, form, account }: Call, key: string, signal: AbortSignal): Promise<unknown> => {
    const text = form ? encodeForm(form) : '';
    const isPost = method === 'POST';
    const sent = await request(`${base}${path}${!isPost && text ? `?${text}` : ''}`, {
      method,
      signal,
      redirect: 'error',
      headers: {
        authorization: `Bearer ${await apiKey()}`,
        'stripe-version': stripeApiVersion,
        ...(account !== undefined && { 'stripe-account': account }),
        ...(isPost && { 'idempotency-key': key, 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(isPost && { body: text }),
    }).catch((error: unknown) => {
      throw new ProviderUnavailable('The payment provider could not be reached.', { cause: error });
    });
    if (!sent.ok) throw await refusal(sent);
    return sent.json().catch((error: unknown) => {
      throw new ProviderUnavailable('The payment provider answered incompletely.', { cause: error });
    });
  };

  const call = async (wanted: Call): Promise<unknown> => {
    const key = wanted.key ?? randomUUID();
    try {
      return await all.execute(({ signal }) => attempt(wanted, key, signal));
    } catch (error) {
      if (error instanceof ProviderRefused || error instanceof ProviderUnavailable) throw error;
      const reason = error instanceof BrokenCircuitError ? 'is spared for a while' : 'gave no answer';
      throw new ProviderUnavailable(`The payment provider ${reason}.`, { cause: error });
    }
  };

  return {
    call,
    async every(path, form) {
      const items: unknown[] = [];
      let after: string | undefined;
      for (let page = 0; page < pagesMax; page += 1) {
        const { data, has_more: more } = List.parse(
          await call({ method: 'GET', path, form: { ...form, limit: 100, starting_after: after } }),
        );
        items.push(...data);
        after = data.at(-1)?.id;
        if (!more || after === undefined) return items;
      }
      throw new Error(`${path} has more pages than expected.`);
    },
  };
};
