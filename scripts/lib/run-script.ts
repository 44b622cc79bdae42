import { StageError } from './stage-variables';

/** Ends the process when `run` does, also if it leaves connections or timers open. A number is the exit code. */
export const runScript = (run: () => Promise<unknown>): void => {
  run().then(
    (code) => process.exit(typeof code === 'number' ? code : 0),
    (error: unknown) => {
      console.error(error instanceof StageError ? error.message : error);
      process.exit(1);
    },
  );
};
