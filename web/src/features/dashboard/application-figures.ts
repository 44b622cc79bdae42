import type { TFunction } from '@/lib/i18n';
import type { MyApplication } from '@shared/model/application';
import type { ApplicationStatus } from '@shared/model/enumerations';
import { applicantStatusLabels } from '@shared/model/vocabulary';
import { paths } from '@shared/paths';
import type { Figure } from '@/components/marketplace/figures';

// What the professional can tell apart; being shortlisted reads as being reviewed.
const shown: readonly ApplicationStatus[] = [
  'new',
  'under_review',
  'interview_scheduled',
  'offered',
  'hired',
  'rejected',
  'withdrawn',
];

/** All applications, and those of each status that occurs, by the professional's wording. */
export const applicationFigures = (
  applications: readonly Pick<MyApplication, 'status'>[],
  t: TFunction<'dashboard'>,
): Figure[] => {
  const counts = new Map<string, number>();
  for (const { status } of applications) {
    const label = applicantStatusLabels[status];
    counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  const byStatus = shown
    .map((status) => ({ label: applicantStatusLabels[status], value: counts.get(applicantStatusLabels[status]) ?? 0 }))
    .filter(({ value }) => value > 0);
  return [{ label: t('professional.total'), value: applications.length, to: paths.applications }, ...byStatus];
};
