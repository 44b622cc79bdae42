import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod';
import { loadNotices, noticeIn, sayNotice } from '../i18n/notices';

type Problem = { type: string; message: string };

const isProblem = (error: object): error is Problem =>
  'type' in error && typeof error.type === 'string' && 'message' in error && typeof error.message === 'string';

/** Mutates the errors: each error's notice becomes its type, and the text its message. */
const putInWords = (error: unknown): void => {
  if (typeof error !== 'object' || error === null) return;
  if (isProblem(error)) Object.assign(error, { type: noticeIn(error.message).code, message: sayNotice(error.message) });
  else Object.values(error).forEach(putInWords);
};

/** Validates with a schema and translates its messages. */
export const createResolver = async <I extends FieldValues, O extends FieldValues>(
  schema: z.ZodType<O, I>,
): Promise<Resolver<I, unknown, O>> => {
  await loadNotices();
  const check = zodResolver<I, unknown, O>(schema);
  return async (...form) => {
    const checked = await check(...form);
    putInWords(checked.errors);
    return checked;
  };
};
