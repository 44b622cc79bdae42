import { textIn, type ArgumentsFor, type Catalog, type KeyOf } from './catalog.ts';
import type { Values } from './message.ts';

export type NoticeKey = KeyOf<'notices'>;

/**
 * A text of notices.json in transit: its key, then its arguments as JSON. One pattern per key would be more than the
 * compiler handles.
 */
export type Notice = NoticeKey | `${string} {${string}`;

/** A notice in API answers. */
export type NoticeCode = { code: string; args?: Values };

export const notice = <K extends NoticeKey>(key: K, ...[values]: ArgumentsFor<'notices', K>): Notice =>
  values === undefined ? key : (`${key} ${JSON.stringify(values)}` as Notice);

export const hasNotice = (catalog: Catalog, code: string): boolean => Object.hasOwn(catalog, code);

/** Anything else, such as zod's own messages, is `invalid`. */
export const readNotice = (catalog: Catalog, text: string): NoticeCode => {
  const [, code, args] = /^(\w+)(?: (\{.*\}))?$/s.exec(text) ?? [];
  if (code === undefined || !hasNotice(catalog, code)) return { code: 'invalid' satisfies NoticeKey };
  return { code, ...(args !== undefined && { args: JSON.parse(args) as Values }) };
};

export const noticeText = (catalog: Catalog, { code, args = {} }: NoticeCode, language: string): string =>
  textIn(catalog, code, args, language) ?? code;
