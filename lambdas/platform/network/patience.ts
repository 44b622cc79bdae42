import { AsyncLocalStorage } from 'node:async_hooks';
import { inTime } from '../internet/in-time';

/**
 * Milliseconds. A request is answered within five seconds even when services hang: its calls share
 * `ofAllCalls`. When no one waits, each call can take `call`, less than the ten seconds of most functions.
 */
const deployed = { connect: 1000, attempt: 2000, call: 8000, ofAllCalls: 4000, lastChance: 300 };

/** PATIENCE multiplies all timeouts: on a busy machine, the local stack's services take several times as long. */
const scale = (): number => Number(process.env['PATIENCE'] || 1);
export const patience = (of: keyof typeof deployed): number => deployed[of] * scale();

/** Counts the time with at least one running call. */
class Waiting {
  #spent = 0;
  #under = 0;
  #since = 0;

  begin(): void {
    if (this.#under === 0) this.#since = Date.now();
    this.#under += 1;
  }

  end(): void {
    this.#under -= 1;
    if (this.#under === 0) this.#spent += Date.now() - this.#since;
  }

  spent(): number {
    return this.#spent + (this.#under > 0 ? Date.now() - this.#since : 0);
  }
}

const requests = new AsyncLocalStorage<Waiting>();

/** Calls of `run` share one budget. */
export const inRequestBudget = <T>(run: () => T): T => requests.run(new Waiting(), run);

/** `left`: remaining milliseconds of the call, never less than a last chance to undo what was started. */
export const spendBudget = async <T>(call: (left: () => number) => Promise<T>): Promise<T> => {
  const request = requests.getStore();
  const own = new Waiting();
  // Reading the environment takes longer than the rest.
  const times = scale();
  request?.begin();
  own.begin();
  try {
    return await call(() => {
      const ofCall = deployed.call * times - own.spent();
      const ofRequest = request ? deployed.ofAllCalls * times - request.spent() : Infinity;
      return Math.max(Math.min(ofCall, ofRequest), deployed.lastChance * times);
    });
  } finally {
    request?.end();
  }
};

const tookTooLong = (): Error =>
  Object.assign(new Error('The service took longer than the budget of the call.'), { name: 'TimeoutError' });

type SdkClient = {
  middlewareStack: {
    add(
      middleware: (next: (args: never) => Promise<never>) => (args: never) => Promise<never>,
      options: { step: 'initialize'; name: string },
    ): void;
  };
};

/** Timeouts of each attempt. The SDK by default waits forever; it makes three attempts with growing, random pauses. */
export const sdkPatience = () => ({
  requestHandler: {
    connectionTimeout: patience('connect'),
    requestTimeout: patience('attempt') * 1.5,
    socketTimeout: patience('attempt') * 1.5,
    throwOnRequestTimeout: true,
  },
});

/** Limits a client created with `sdkPatience()`: all repeats of its calls end within the budget. */
export const withBudget = <Client>(client: Client): Client => {
  (client as SdkClient).middlewareStack.add(
    (next) => (args) => spendBudget((left) => inTime(next(args), AbortSignal.timeout(Math.ceil(left())), tookTooLong)),
    { step: 'initialize', name: 'budget' },
  );
  return client;
};
