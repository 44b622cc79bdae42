import type { TFunction } from '@/lib/i18n/i18n';
import type { ManagedJob } from '@shared/hiring/model/job';

type Words = TFunction<'managing'>;

export const nameOf = (job: Pick<ManagedJob, 'title'>, t: Words): string => job.title || t('untitled');

export const fullName = (person: { first_name: string; last_name: string } | null): string =>
  person ? `${person.first_name} ${person.last_name}`.trim() : '';
