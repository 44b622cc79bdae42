/** Calls during a save trigger one more run, so the latest input is saved last; resolves when idle. */
export const oneAfterAnother = (act: () => Promise<void>): (() => Promise<void>) => {
  let running: Promise<void> | null = null;
  let asked = 0;
  const run = async (): Promise<void> => {
    try {
      for (let done = 0; done !== asked;) {
        done = asked;
        await act();
      }
    } finally {
      running = null;
    }
  };
  return () => {
    asked += 1;
    running ??= run();
    return running;
  };
};
