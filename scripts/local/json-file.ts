import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { LocalError } from './local-error';

const freshHint = 'start over with: npm start -- --fresh';

export const corruptFile = (file: string): LocalError =>
  new LocalError(`The local data in ${file} is damaged; ${freshHint}`);

/** Without a file, state lives as long as the process. */
export type StateFile<T> = { load(): T; save(state: T): void };

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Saves atomically (temporary file, then rename), so a killed process loses nothing acknowledged. */
export const stateFile = <T>(
  file: string | null,
  empty: () => T,
  isValid: (state: unknown) => boolean,
): StateFile<T> => ({
  load() {
    if (!file) return empty();
    try {
      const state: unknown = JSON.parse(readFileSync(file, 'utf8'));
      if (!isValid(state)) throw corruptFile(file);
      return state as T;
    } catch (error) {
      if (isMissing(error)) return empty();
      if (error instanceof SyntaxError) throw corruptFile(file);
      throw error;
    }
  },
  save(state) {
    if (!file) return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.new`, JSON.stringify(state));
    renameSync(`${file}.new`, file);
  },
});

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
