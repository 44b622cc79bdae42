import { log } from '../logger';

/** Best effort: an orphaned file does no harm. */
export const tidyUp = async (what: string, remove: () => Promise<void>): Promise<void> => {
  try {
    await remove();
  } catch (error) {
    log.error(`${what} could not be deleted`, error);
  }
};
