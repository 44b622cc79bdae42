/**
 * Runs one save at a time. A call while one is under way makes it run once more afterwards, so that the newest input is
 * saved last; the answer comes when nothing is left to do.
 */
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
