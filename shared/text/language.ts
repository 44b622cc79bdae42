export const languages = ['en', 'es', 'fr'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'en';

export const localeOf: Record<Language, string> = { en: 'en-US', es: 'es-US', fr: 'fr-CA' };

/** Names in the language itself. */
export const languageNames: Record<Language, string> = { en: 'English', es: 'Español', fr: 'Français' };

export const isLanguage = (value: unknown): value is Language => (languages as readonly unknown[]).includes(value);
