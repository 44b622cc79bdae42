import type { ActionResult } from '@shared/core/api/action-result';
import type { AppError, ErrorBody } from '@shared/errors';
import errors from '@shared/locales/en/errors.json';
import notices from '@shared/locales/en/notices.json';
import { localeOf } from '@shared/text/language';
import { noticeText, type NoticeKey } from '@shared/text/notice';
import { refusalBody } from '@shared/text/refusal';

export const refusalOf = (error: AppError): ErrorBody => refusalBody(error, { notices, errors });

/** A result of an action: the site shows the code in the reader's language. */
export const actionResult = <const K extends NoticeKey>(code: K): ActionResult<K> => ({
  message: noticeText(notices, { code }, localeOf.en),
  code,
});
