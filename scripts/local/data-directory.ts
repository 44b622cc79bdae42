import { accessSync, constants, mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord, stateFile, type StateFile } from './json-file';
import { LocalError } from './local-error';

/** `copying`: a copy was started. */
export type DemoState = { demo: 'none' | 'wanted' | 'copying' | 'complete' };

export const openDataDirectory = (directory: string, fresh: boolean): string => {
  try {
    if (fresh) rmSync(directory, { recursive: true, force: true });
    mkdirSync(directory, { recursive: true });
    accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    const kind = statSync(directory, { throwIfNoEntry: false })?.isFile() ? 'is a file' : 'cannot be read and written';
    throw new LocalError(`${directory} ${kind}: remove it, or correct its owner and permissions, and run this again`);
  }
  return directory;
};

export const demoState = (directory: string): StateFile<DemoState | null> =>
  stateFile<DemoState | null>(
    join(directory, 'demo.json'),
    () => null,
    (state) => isRecord(state) && typeof state['demo'] === 'string',
  );
