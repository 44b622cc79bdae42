import type { ApplicationStatus } from '@shared/model/enumerations';
import { classNames } from '@/components/ui/base/class-names';
import { type TFunction, useTranslation } from '@/lib/i18n/i18n';
import { StageGlyph, stageClass } from './stage-glyph';
import styles from './stages.module.css';

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
  return (
    <span className={classNames(styles.pill, stageClass(shownStage(status, side)))}>
      <StageGlyph status={shownStage(status, side)} />
      {applicationStatusLabel(status, side, label)}
    </span>
  );
};
