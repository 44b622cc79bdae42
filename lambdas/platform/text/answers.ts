import en from '@shared/locales/en/answers.json';
import es from '@shared/locales/es/answers.json';
import fr from '@shared/locales/fr/answers.json';
import { family } from './family';

/** Texts within answers of the API and in pages that the server fills. */
export const answers = family('answers', { en, es, fr });
