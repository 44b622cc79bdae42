import type { LegalDocument } from '@shared/legal/documents';
import type { LegalText } from '@shared/legal/legal-text';
import { language } from '@/lib/i18n/language';

const folder = '../../../../../../shared/legal/archive';
const files = import.meta.glob<LegalText>('../../../../../../shared/legal/archive/*/*.json', { import: 'default' });

/** As published, in the language of the page. */
export const archivedText = async (document: LegalDocument, version: number): Promise<LegalText> => {
  const load = files[`${folder}/${document}/${version}.${language}.json`];
  if (!load) throw new Error(`Version ${version} of ${document} is not archived.`);
  return load();
};
