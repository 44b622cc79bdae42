import type { Language } from '@shared/text/language';
import { pathIn } from '@shared/text/language-paths';

/** Returns a page's URL in the reader's language, and other URLs unchanged. */
export const addressIn = (language: Language, siteUrl: string, url: string): string => {
  if (url !== siteUrl && !url.startsWith(`${siteUrl}/`)) return url;
  const path = url.slice(siteUrl.length) || '/';
  return path.startsWith('/api/') ? url : siteUrl + pathIn(language, path);
};
