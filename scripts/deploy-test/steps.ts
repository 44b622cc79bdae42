export type Step = { name: string; run: () => Promise<void> };
export type Skip = { name: string; lost: string };

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Stops at the first failure, because later steps depend on earlier ones. */
export const runSteps = async (steps: readonly Step[]): Promise<boolean> => {
  for (const { name, run } of steps) {
    const since = performance.now();
    try {
      await run();
      console.info(`  ok    ${name} (${seconds(since)})`);
    } catch (error) {
      console.error(`  FAIL  ${name} (${seconds(since)})\n${error instanceof Error ? error.message : String(error)}`);
      return false;
    }
  }
  return true;
};

export const printSkips = (skips: readonly Skip[]): void => {
  for (const { name, lost } of skips) console.warn(`  SKIP  ${name}: ${lost}`);
};
