/** Prints each step with the seconds since the start. */
export const timedProgress = (): ((step: string) => void) => {
  const began = performance.now();
  return (step) => console.info(`${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s  ${step}`);
};
