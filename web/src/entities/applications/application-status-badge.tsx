import type { ApplicationStatus } from '@shared/model/enumerations';
import { Badge } from '@/components/ui/badge';
import { type TFunction, useTranslation } from '@/lib/i18n/i18n';

export type Side = 'employer' | 'professional';

const tones = {
  new: 'info',
  under_review: 'info',
  shortlisted: 'info',
  interview_scheduled: 'warning',
  offered: 'success',
  hired: 'success',
  rejected: 'danger',
  withdrawn: 'neutral',
} as const satisfies Record<ApplicationStatus, string>;

/** Professionals don't see that they are shortlisted; employers do. */
export const applicationStatusLabel = (
  status: ApplicationStatus,
  side: Side,
  label: TFunction<'labels/hiring'>,
): string => (side === 'employer' ? label(`applicationStatus.${status}`) : label(`applicantStatus.${status}`));

export const ApplicationStatusBadge = ({ status, side }: { status: ApplicationStatus; side: Side }) => {
  const { t: label } = useTranslation('labels/hiring');
  return <Badge tone={tones[status]}>{applicationStatusLabel(status, side, label)}</Badge>;
};
