import { get } from 'react-hook-form';

/** The message of a field, by its path. */
export const messageAt = (errors: unknown, path: string): string | undefined =>
  get<unknown, { message?: string } | undefined>(errors, path)?.message;

/** A field of any entry of its list: `licenses.number` of `licenses.3.number`. */
export const generalPath = (path: string): string => path.replace(/\.\d+\./, '.');
