import { defaultLanguage, isLanguage, type Language } from '@shared/text/language';

/** Returns the first known language of an Accept-Language header, where browsers list the preferred one first. */
export const readerLanguage = (accepted = ''): Language =>
  accepted
    .split(',')
    .map((range) => range.trim().split(/[-;]/)[0]?.toLowerCase())
    .find(isLanguage) ?? defaultLanguage;
