import { StageError } from './stage-variables';

/** Exits when `run` finishes, even with open connections or timers. A number is the exit code. */
export const runScript = (run: () => Promise<unknown>): void => {
  run().then(
    (code) => process.exit(typeof code === 'number' ? code : 0),
    (error: unknown) => {
      console.error(error instanceof StageError ? error.message : error);
      process.exit(1);
    },
  );
};
