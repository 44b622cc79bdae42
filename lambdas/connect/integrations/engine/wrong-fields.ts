import { AppError } from '@shared/errors';
import type { Notice } from '@shared/text/notice';

/** Error with the problem of each form field. */
export const wrongFields = (problems: Readonly<Record<string, Notice>>): AppError =>
  new AppError('INVALID_REQUEST', undefined, {
    fields: Object.fromEntries(Object.entries(problems).map(([name, text]) => [`fields.${name}`, text])),
  });
