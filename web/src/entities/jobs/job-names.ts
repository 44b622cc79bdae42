import type { TFunction } from '@/lib/i18n/i18n';
import type { ManagedJob } from '@shared/model/job';
import { formatPay } from '@/lib/time/format';

type Words = TFunction<'managing'>;

export const nameOf = (job: Pick<ManagedJob, 'title'>, t: Words): string => job.title || t('untitled');

export const fullName = (person: { first_name: string; last_name: string } | null): string =>
  person ? `${person.first_name} ${person.last_name}`.trim() : '';

/** "Salary not specified", "$90 - $120 per hour" or "$90+ per hour". */
export const salaryOf = (job: ManagedJob, t: TFunction<'managing' | 'labels/jobs'>): string =>
  job.salaryMinCents === null && job.salaryMaxCents === null ? t('noSalary') : formatPay(job, t);
