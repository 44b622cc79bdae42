import type { AppError, ErrorBody } from '../errors';
import { textIn, type Catalog } from './catalog';
import { localeOf } from './language';
import { noticeText, readNotice, type Notice } from './notice';

export type RefusalTexts = { notices: unknown; errors: unknown };

/** Error body of the API, with English texts. */
export const refusalBody = (
  { code, reason, extras: { fields, retryAfterSeconds } }: AppError,
  { notices, errors }: RefusalTexts,
): ErrorBody => {
  const args = (text: Notice) => {
    const read = readNotice(notices as Catalog, text);
    return { ...read, error: noticeText(notices as Catalog, read, localeOf.en) };
  };
  const { error = textIn(errors as Catalog, code, {}, localeOf.en) ?? code, ...because } = reason ? args(reason) : {};
  return {
    error,
    code,
    ...('code' in because && { reason: because }),
    ...(fields && { fields: Object.fromEntries(Object.entries(fields).map(([path, text]) => [path, args(text)])) }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  };
};
