import { log } from '../logger';

/** Deletes a file that nothing needs any more. One that stays does no harm. */
export const tidyUp = async (what: string, remove: () => Promise<void>): Promise<void> => {
  try {
    await remove();
  } catch (error) {
    log.error(`${what} could not be deleted`, error);
  }
};
