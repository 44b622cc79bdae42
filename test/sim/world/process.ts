import { AsyncLocalStorage } from 'node:async_hooks';

/** One run of a function. */
export type Process = {
  /** Difference of its clock from the true time. */
  skewMs: number;
  /** Whether it has ended, so its requests have no effect. */
  hasEnded: boolean;
  /** Mails sent so far. */
  mails: number;
};

const processes = new AsyncLocalStorage<Process>();

export const currentProcess = (): Process | undefined => processes.getStore();
export const inProcess = <Result>(process: Process, work: () => Result): Result => processes.run(process, work);
