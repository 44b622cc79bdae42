import type { SpokenLanguage } from '@shared/people/model/profile/spoken-languages';
import type { TFunction } from '@/lib/i18n/i18n';

/** "English, Spanish" */
export const languageLine = (languages: readonly SpokenLanguage[], t: TFunction<'labels/languages'>): string =>
  languages.map((code) => t(`spokenLanguage.${code}`)).join(', ');
