import en from '@shared/locales/en/data-export.json';
import es from '@shared/locales/es/data-export.json';
import fr from '@shared/locales/fr/data-export.json';
import { catalogReader } from './catalog-reader';

/** Texts of the readable pages in a data export. */
export const dataExportTexts = catalogReader('data-export', { en, es, fr });
