import type { ApplicationStatus } from '@shared/model/enumerations';
import { applicantStatusLabels, applicationStatusLabels } from '@shared/model/vocabulary';
import { Badge } from '@/components/ui/badge';

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
export const applicationStatusLabel = (status: ApplicationStatus, side: Side): string =>
  (side === 'employer' ? applicationStatusLabels : applicantStatusLabels)[status];

export const ApplicationStatusBadge = ({ status, side }: { status: ApplicationStatus; side: Side }) => (
  <Badge tone={tones[status]}>{applicationStatusLabel(status, side)}</Badge>
);
