/** Ends the process when `run` does, also if it leaves connections or timers open. */
export const runScript = (run: () => Promise<void>): void => {
  run().then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
};
