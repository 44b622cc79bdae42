import type { ApplicationStatus } from '@shared/core/model/enumerations';
import { classNames } from '@/components/ui/base/class-names';
import styles from './stages.module.css';

const stageKeys = {
  new: 'new',
  under_review: 'review',
  shortlisted: 'short',
  interview_scheduled: 'interview',
  offered: 'offer',
  hired: 'hired',
  rejected: 'closed',
  withdrawn: 'closed',
} as const satisfies Record<ApplicationStatus, string>;

/** Class that sets `--stage`, `--stage-soft` and `--stage-text` for its content. */
export const stageClass = (status: ApplicationStatus): string => classNames(styles[stageKeys[status]]);

/** Share of the circle that is filled. */
const filled: Partial<Record<ApplicationStatus, number>> = {
  under_review: 0.2,
  shortlisted: 0.4,
  interview_scheduled: 0.6,
  offered: 0.8,
};

const circumference = 4 * Math.PI;

const signs: Partial<Record<ApplicationStatus, string>> = {
  hired: 'm4.2 7.2 2 2 3.6-4',
  rejected: 'm5 5 4 4m0-4-4 4',
  withdrawn: 'm5 5 4 4m0-4-4 4',
};

/** The shape of a stage, so that color is not the only sign. The stage is always also written. */
export const StageGlyph = ({ status, size = 14 }: { status: ApplicationStatus; size?: number }) => {
  const share = filled[status];
  const sign = signs[status];
  return (
    <svg
      viewBox="0 0 14 14"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      className={classNames(styles.glyph, stageClass(status))}
      aria-hidden="true"
    >
      <circle cx="7" cy="7" r="5.7" />
      {share !== undefined && (
        <circle
          cx="7"
          cy="7"
          r="2"
          strokeWidth="4"
          strokeDasharray={`${share * circumference} ${circumference}`}
          transform="rotate(-90 7 7)"
        />
      )}
      {sign && <path d={sign} strokeLinecap="round" strokeLinejoin="round" />}
    </svg>
  );
};
