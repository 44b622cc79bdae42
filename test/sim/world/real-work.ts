const { setImmediate } = globalThis;

/** Lets everything run that waits for no timer. */
export const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const isReading = (): boolean => process.getActiveResourcesInfo().some((resource) => resource.startsWith('FSReq'));

/** Waits for modules and files loaded on first use: that takes real time, in which no virtual time may pass. */
export const realWorkIsDone = async (): Promise<void> => {
  while (isReading()) await breathe();
};
