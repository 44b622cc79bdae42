import { localeOf, type Language } from '@shared/text/language';
import { prefixOf, splitLanguage } from '@shared/text/language-paths';

/** Generated texts that reveal untranslated, truncated or unmirrored ones. Only in development builds. */
export type PseudoLocale = 'en-XA' | 'ar-XB';

const pathname = (): string => (import.meta.env.SSR ? (globalThis.prerenderedPath ?? '/') : window.location.pathname);

const pseudoAt = (path: string): PseudoLocale | null =>
  import.meta.env.PSEUDO_LOCALES
    ? ((/^\/(en-XA|ar-XB)(?=\/|$)/.exec(path)?.[1] as PseudoLocale | undefined) ?? null)
    : null;

export const pseudoLocale = pseudoAt(pathname());

/** The page's language from its address. Another language is another address, so it never changes. */
export const language: Language = splitLanguage(pathname()).language;
export const locale = localeOf[language];

/** Prefix of every path in the address bar; the router omits it. */
export const addressPrefix = pseudoLocale ? `/${pseudoLocale}` : prefixOf(language);

/** For addresses that leave the router, such as `window.location.assign`. */
export const addressOf = (path: string): string => addressPrefix + path;

export const pathOfAddress = (address: string): string =>
  addressPrefix !== '' && (address + '/').startsWith(`${addressPrefix}/`)
    ? address.slice(addressPrefix.length) || '/'
    : address;
