import type { Context } from 'aws-lambda';
import { log } from './logger';

type Run = {
  /** In the log. */
  name: string;
  /** Milliseconds that are kept for what is under way. */
  reserveMs: number;
};

/** The handler of a schedule that works through what is due while there is time. What it doesn't get to stays due. */
export const scheduledRun =
  <Result extends { failed: number }>({ name, reserveMs }: Run, work: (hasTime: () => boolean) => Promise<Result>) =>
  async (_event: unknown, { getRemainingTimeInMillis }: Pick<Context, 'getRemainingTimeInMillis'>): Promise<Result> => {
    const result = await work(() => getRemainingTimeInMillis() > reserveMs);
    log.info(name, result);
    // For the alarm of the function.
    if (result.failed > 0) throw new Error(`${name}: ${result.failed} failed and stay due.`);
    return result;
  };
