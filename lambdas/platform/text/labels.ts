import certifications from '@shared/locales/en/labels/certifications.json';
import hiring from '@shared/locales/en/labels/hiring.json';
import languages from '@shared/locales/en/labels/languages.json';
import jobs from '@shared/locales/en/labels/jobs.json';
import moderation from '@shared/locales/en/labels/moderation.json';
import posting from '@shared/locales/en/labels/posting.json';
import profiles from '@shared/locales/en/labels/profiles.json';
import certificationsEs from '@shared/locales/es/labels/certifications.json';
import hiringEs from '@shared/locales/es/labels/hiring.json';
import languagesEs from '@shared/locales/es/labels/languages.json';
import jobsEs from '@shared/locales/es/labels/jobs.json';
import moderationEs from '@shared/locales/es/labels/moderation.json';
import postingEs from '@shared/locales/es/labels/posting.json';
import profilesEs from '@shared/locales/es/labels/profiles.json';
import certificationsFr from '@shared/locales/fr/labels/certifications.json';
import hiringFr from '@shared/locales/fr/labels/hiring.json';
import languagesFr from '@shared/locales/fr/labels/languages.json';
import jobsFr from '@shared/locales/fr/labels/jobs.json';
import moderationFr from '@shared/locales/fr/labels/moderation.json';
import postingFr from '@shared/locales/fr/labels/posting.json';
import profilesFr from '@shared/locales/fr/labels/profiles.json';
import { textIn, type Catalog, type LabelKey } from '@shared/text/catalog';
import { localeOf, type Language } from '@shared/text/language';
import { log } from '../logger';

export const labels: Record<Language, unknown> = {
  en: { ...certifications, ...hiring, ...jobs, ...languages, ...moderation, ...posting, ...profiles },
  es: { ...certificationsEs, ...hiringEs, ...jobsEs, ...languagesEs, ...moderationEs, ...postingEs, ...profilesEs },
  fr: { ...certificationsFr, ...hiringFr, ...jobsFr, ...languagesFr, ...moderationFr, ...postingFr, ...profilesFr },
};

/** Labels of an enumeration's values, such as a status or job type. */
export const labelsIn =
  (language: Language) =>
  (key: LabelKey): string => {
    const text = textIn(labels[language] as Catalog, key, {}, localeOf[language]);
    // A stored notification names a value that no longer exists.
    if (text === undefined) log.warn('no label', { key, language });
    return text ?? '';
  };
