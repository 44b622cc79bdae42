import type { Context } from 'aws-lambda';
import { log } from './logger';

type Run = {
  /** Name in the log. */
  name: string;
  /** Milliseconds reserved for work in progress. */
  reserveMs: number;
};

/** Handler of a schedule that processes due items while there is time. The rest stays due. */
export const scheduledRun =
  <Result extends { failed: number }>({ name, reserveMs }: Run, work: (hasTime: () => boolean) => Promise<Result>) =>
  async (_event: unknown, { getRemainingTimeInMillis }: Pick<Context, 'getRemainingTimeInMillis'>): Promise<Result> => {
    const result = await work(() => getRemainingTimeInMillis() > reserveMs);
    log.info(name, result);
    // Triggers the function's alarm.
    if (result.failed > 0) throw new Error(`${name}: ${result.failed} failed and stay due.`);
    return result;
  };
