import en from '@shared/locales/en/documents.json';
import es from '@shared/locales/es/documents.json';
import fr from '@shared/locales/fr/documents.json';
import { catalogReader } from './catalog-reader';

/** Texts of files: PDFs, tables, and calendars. */
export const documents = catalogReader('documents', { en, es, fr });
