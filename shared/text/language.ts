export const languages = ['en'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'en';

export const localeOf: Record<Language, string> = { en: 'en-US' };
