import type { ErrorCode } from '@shared/errors';
import { textIn, type Catalog } from '@shared/text/catalog';
import type { Values } from '@shared/text/message';
import { hasNotice, noticeText, readNotice, type NoticeCode } from '@shared/text/notice';
import { loadedCatalog, loadTexts, type TFunction } from './i18n';
import { locale } from './language';

export const loadNotices = (): Promise<void> => loadTexts('notices', 'errors');

const notices = (): Catalog => {
  const catalog = loadedCatalog('notices');
  if (!catalog && import.meta.env.DEV) console.warn('Notices are not loaded.');
  return catalog ?? {};
};

/** Texts of notices.json, once loaded: by the data layer, the check of a form, or an answer of the API. */
export const say = ((code: string, args: Values = {}) => sayCode({ code, args }) ?? '') as TFunction<'notices'>;

/** `text` is an untranslated notice, as schemas and rules return it. */
export const noticeIn = (text: string): NoticeCode => readNotice(notices(), text);

export const sayNotice = (text: string): string => noticeText(notices(), noticeIn(text), locale);

/** Undefined for a notice that only a newer site knows. */
export const sayCode = (said: NoticeCode): string | undefined =>
  hasNotice(notices(), said.code) ? noticeText(notices(), said, locale) : undefined;

const errorText = (code: string): string | undefined => textIn(loadedCatalog('errors'), code, {}, locale);

export const sayError = (code: ErrorCode): string => errorText(code) ?? code;

/** Translates one of many refusals; `message` is English. */
export const sayRefused = ({ code, message }: { code: string; message: string }): string => errorText(code) ?? message;
