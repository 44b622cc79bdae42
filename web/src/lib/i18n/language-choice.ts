import { storageKeys } from '@shared/storage-keys';
import { defaultLanguage, isLanguage, type Language } from '@shared/text/language';
import { pathIn } from '@shared/text/language-paths';
import { addressPrefix, pathOfAddress } from './language';

/** Read before the first paint by public/before-paint.js. */
const storageKey = storageKeys.language;

export const chosenLanguage = (): Language | null => {
  try {
    const chosen = window.localStorage.getItem(storageKey);
    return isLanguage(chosen) ? chosen : null;
  } catch {
    return null;
  }
};

export const keepLanguage = (language: Language): void => {
  try {
    window.localStorage.setItem(storageKey, language);
  } catch {
    // Storage is blocked: the address keeps the language.
  }
};

export const switchLanguage = (language: Language): void => {
  keepLanguage(language);
  const { pathname, search, hash } = window.location;
  const address = pathIn(language, pathOfAddress(pathname));
  if (address !== pathname) window.location.replace(address + search + hash);
};

/** Applies the account's language, unless this browser has a choice or the address names one. */
export const followAccount = (language: Language): void => {
  if (language === defaultLanguage || addressPrefix !== '' || chosenLanguage() !== null) return;
  switchLanguage(language);
};
