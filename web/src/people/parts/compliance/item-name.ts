import type { HealthRecordCode } from '@shared/people/model/health-record';
import type { Certification } from '@shared/people/model/healthcare-vocabulary';
import type { ComplianceItem } from '@shared/people/model/compliance';
import type { TFunction } from '@/lib/i18n/i18n';

export const itemCatalogs = ['compliance', 'labels/certifications', 'health-file'] as const;
export type ItemTexts = TFunction<(typeof itemCatalogs)[number]>;

export const itemName = (
  { code, subject, label }: Pick<ComplianceItem, 'code' | 'subject' | 'label'>,
  t: ItemTexts,
): string => {
  switch (code) {
    case 'facility':
      return label;
    case 'certification':
      return t(`certification.${subject as Certification}`);
    case 'health':
      return t(`code.${subject as HealthRecordCode}`);
    case 'license':
      return subject ? t('item.licenseOf', { state: subject }) : t('item.license');
    default:
      return t(`item.${code}`);
  }
};
