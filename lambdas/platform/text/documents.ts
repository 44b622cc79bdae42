import en from '@shared/locales/en/documents.json';
import es from '@shared/locales/es/documents.json';
import fr from '@shared/locales/fr/documents.json';
import { family } from './family';

/** Texts of files: PDFs, tables, and calendars. */
export const documents = family('documents', { en, es, fr });
