import type { EvidenceItem } from '@shared/trust/model/evidence-packet';
import type { TFunction } from '@/lib/i18n/i18n';
import { formatDate } from '@/lib/time/format';

type Texts = TFunction<'evidence' | 'labels/profiles' | 'labels/certifications'>;

export const itemName = (item: EvidenceItem, t: Texts): string => {
  switch (item.kind) {
    case 'license':
      return [item.name || t(`licenseType.${item.type}`), item.state].filter(Boolean).join(', ');
    case 'certification':
      return item.code === 'other' ? item.name : t(`certification.${item.code}`);
    case 'reference':
      return t('item.reference', { name: item.name, facility: item.facility });
    case 'attendance':
      return t('item.attendance');
  }
};

/** The source and its date. */
export const itemNote = (item: EvidenceItem, t: Texts): string => {
  if (item.kind === 'reference') return t('item.referenceNote', { day: formatDate(item.answeredOn) });
  if (item.kind !== 'attendance') return t('item.verified', { day: formatDate(item.verifiedOn) });
  const { worked, from, until } = item;
  return t('item.attendanceNote', { worked, from: formatDate(from), until: formatDate(until) });
};
