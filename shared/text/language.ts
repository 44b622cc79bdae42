/** Languages of accounts and pages. */
export const languages = ['en'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'en';

/** For `Intl`: the region decides dates and separators. */
export const localeOf: Record<Language, string> = { en: 'en-US' };
