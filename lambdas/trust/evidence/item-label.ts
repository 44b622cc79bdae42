import type { EvidenceItem } from '@shared/trust/model/evidence-packet';
import type { Language } from '@shared/text/language';
import { documents } from '../../platform/text/documents';
import { labelsIn } from '../../platform/text/labels';

/** Returns the label of an item in the language of the person's consent. */
export const labelOf = (item: EvidenceItem, language: Language): string => {
  const label = labelsIn(language);
  switch (item.kind) {
    case 'license':
      return [item.name || label(`licenseType.${item.type}`), item.state].filter(Boolean).join(', ');
    case 'certification':
      return item.code === 'other' ? item.name : label(`certification.${item.code}`);
    case 'reference':
      return `${item.name}, ${item.facility}`;
    case 'attendance':
      return documents.in(language)('packet.attendance');
  }
};
