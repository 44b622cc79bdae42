import { get } from 'react-hook-form';

export const messageAt = (errors: unknown, path: string): string | undefined =>
  get<unknown, { message?: string } | undefined>(errors, path)?.message;

/** Path without the index: `licenses.number` for `licenses.3.number`. */
export const generalPath = (path: string): string => path.replace(/\.\d+\./, '.');
