import { defaultLanguage, isLanguage, type Language } from '@shared/text/language';

/** The first known language of an Accept-Language header. Browsers list the preferred one first. */
export const readerLanguage = (accepted = ''): Language =>
  accepted
    .split(',')
    .map((range) => range.trim().split(/[-;]/)[0]?.toLowerCase())
    .find(isLanguage) ?? defaultLanguage;
