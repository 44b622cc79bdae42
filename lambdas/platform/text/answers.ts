import en from '@shared/locales/en/answers.json';
import es from '@shared/locales/es/answers.json';
import fr from '@shared/locales/fr/answers.json';
import { catalogReader } from './catalog-reader';

/** Texts within API responses, and in pages that the server renders. */
export const answers = catalogReader('answers', { en, es, fr });
