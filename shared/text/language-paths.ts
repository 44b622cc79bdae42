import { defaultLanguage, isLanguage, type Language } from './language.ts';

/** Path prefix of a language: "/es" in Spanish, "" in English. */
export const prefixOf = (language: Language): string => (language === defaultLanguage ? '' : `/${language}`);

/** "/es/jobs" */
export const pathIn = (language: Language, path: string): string =>
  path === '/' ? prefixOf(language) || '/' : prefixOf(language) + path;

/** Language and path of a URL: "/es/jobs" is "/jobs" in Spanish. */
export const splitLanguage = (pathname: string): { language: Language; path: string } => {
  const first = pathname.split('/', 2)[1];
  if (!isLanguage(first) || first === defaultLanguage) return { language: defaultLanguage, path: pathname };
  return { language: first, path: pathname.slice(first.length + 1) || '/' };
};
