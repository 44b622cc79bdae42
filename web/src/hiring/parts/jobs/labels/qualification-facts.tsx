import { useTranslation, type TFunction } from '@/lib/i18n/i18n';
import type { PublicJob } from '@shared/hiring/model/job';
import { Facts } from '@/components/layout';

type Qualifications = Pick<
  PublicJob,
  | 'professions'
  | 'npFocuses'
  | 'unit'
  | 'specialty'
  | 'licensePolicy'
  | 'requiredCertifications'
  | 'preferredCertifications'
  | 'minUnitYears'
  | 'unitYearsRequired'
>;

const catalogs = [
  'qualifications',
  'labels/jobs',
  'labels/professions',
  'labels/units',
  'labels/certifications',
] as const;
type Words = TFunction<'qualifications' | 'labels/jobs' | 'labels/units'>;

const placeOf = ({ unit, specialty }: Qualifications, t: Words): string | null => {
  if (unit) return t(`unit.${unit}`);
  return specialty && t(`specialty.${specialty}`);
};

/** "At least 2 years in Intensive care (ICU)"; null if not asked. */
export const yearsOf = (job: Qualifications, t: Words): string | null => {
  const { minUnitYears: years, unitYearsRequired } = job;
  if (years === null) return null;
  if (years === 0) return t('years.none');
  const place = placeOf(job, t);
  if (place === null) return unitYearsRequired ? t('years.least', { years }) : t('years.preferred', { years });
  return unitYearsRequired ? t('years.leastIn', { years, place }) : t('years.preferredIn', { years, place });
};

/** False for older jobs, which have these in their text only. */
export const hasQualifications = (job: Qualifications): boolean =>
  job.professions.length > 0 ||
  job.licensePolicy !== null ||
  job.minUnitYears !== null ||
  job.requiredCertifications.length + job.preferredCertifications.length > 0;

export const QualificationFacts = ({ job }: { job: Qualifications }) => {
  const { t } = useTranslation(catalogs);
  const listed = (items: readonly Qualifications['requiredCertifications'][number][]) =>
    items.map((it) => t(`certification.${it}`)).join(', ');
  return (
    <Facts
      items={[
        { label: t('professions'), value: job.professions.map((it) => t(`profession.${it}`)).join(', ') },
        { label: t('npFocuses'), value: job.npFocuses.map((it) => t(`npFocus.${it}`)).join(', ') },
        { label: t('license'), value: job.licensePolicy && t(`licensePolicy.${job.licensePolicy}`) },
        { label: t('requiredCertifications'), value: listed(job.requiredCertifications) },
        { label: t('preferredCertifications'), value: listed(job.preferredCertifications) },
        { label: t('unitYears'), value: yearsOf(job, t) },
      ]}
    />
  );
};
