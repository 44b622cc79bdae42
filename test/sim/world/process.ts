import { AsyncLocalStorage } from 'node:async_hooks';

/** One run of a function, in a process of its own. */
export type Process = {
  /** How far its clock is from the true time. */
  skewMs: number;
  /** What an ended process asks for has no effect. */
  hasEnded: boolean;
  /** Sent so far. */
  mails: number;
};

const processes = new AsyncLocalStorage<Process>();

export const currentProcess = (): Process | undefined => processes.getStore();
export const inProcess = <Result>(process: Process, work: () => Result): Result => processes.run(process, work);
