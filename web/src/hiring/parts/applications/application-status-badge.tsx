import type { ApplicationStatus } from '@shared/core/model/enumerations';
import { type TFunction, useTranslation } from '@/lib/i18n/i18n';
import { StagePill } from './stage-pill';

export type Side = 'employer' | 'professional';

/** Professionals don't see that they are shortlisted; employers do. */
export const applicationStatusLabel = (
  status: ApplicationStatus,
  side: Side,
  label: TFunction<'labels/hiring'>,
): string => (side === 'employer' ? label(`applicationStatus.${status}`) : label(`applicantStatus.${status}`));

const shownStage = (status: ApplicationStatus, side: Side): ApplicationStatus =>
  side === 'professional' && status === 'shortlisted' ? 'under_review' : status;

export const ApplicationStatusBadge = ({ status, side }: { status: ApplicationStatus; side: Side }) => {
  const { t: label } = useTranslation('labels/hiring');
  return <StagePill status={shownStage(status, side)}>{applicationStatusLabel(status, side, label)}</StagePill>;
};
