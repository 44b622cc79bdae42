import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A publicly reported misread input with its right answer. `file` is in `files/`. */
export type FieldCase = {
  id: string;
  kind: string;
  /** `web`: tested beside the component, by its ID. */
  check: string;
  /** A public issue as repository#number, or another origin. */
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
