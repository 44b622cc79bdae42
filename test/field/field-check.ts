import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An input that somebody reported somewhere as read wrongly, with its right answer. `file` is in `files/`. */
export type FieldCase = {
  id: string;
  kind: string;
  /** `web`: tested beside the component, by its id. */
  check: string;
  /** Public issues as repository#number, or where it comes from. */
  source: string;
  input?: unknown;
  file?: string;
  expected: unknown;
};

/** Fails unless the product answers a case as expected. */
export type FieldCheck = (it: FieldCase) => Promise<void> | void;

export const fileOf = ({ id, file }: FieldCase): Buffer => {
  if (!file) throw new Error(`${id} has no file.`);
  return readFileSync(join(import.meta.dirname, 'files', file));
};
