import type { ErrorBody } from '@shared/errors';
import { loadNotices, sayCode, sayError } from '../i18n/notices';
import type { Refusal } from './api-error';

export type SaidBody = { message: string; code: string };

/** Translates answers to the reader's language. The API sends them in English. */
export const refusalInWords = async (body: ErrorBody): Promise<Refusal> => {
  await loadNotices();
  const { code, error, reason, fields } = body;
  return {
    ...body,
    error: reason ? (sayCode(reason) ?? error) : sayError(code),
    ...(fields && {
      fields: Object.fromEntries(
        Object.entries(fields).map(([path, field]) => [path, { ...field, error: sayCode(field) ?? field.error }]),
      ),
    }),
  };
};

export const saidInWords = async <B extends SaidBody>(body: B): Promise<B> => {
  await loadNotices();
  return { ...body, message: sayCode({ code: body.code }) ?? body.message };
};
