/**
 * Runs one save at a time. A call while one is under way makes it run once more afterwards, so that the newest input is
 * saved last; the answer comes when nothing is left to do.
 */
export const oneAfterAnother = (act: () => Promise<void>): (() => Promise<void>) => {
  let running: Promise<void> | null = null;
  let again = false;
  const run = async (): Promise<void> => {
    do {
      again = false;
      await act();
    } while (again);
  };
  return () => {
    if (running) again = true;
    else running = run().finally(() => (running = null));
    return running;
  };
};
