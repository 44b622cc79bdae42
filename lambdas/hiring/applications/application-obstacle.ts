import { pausesApplications } from '@shared/hiring/rules/answer-clock';
import { isOpen, mayApplyAgain } from '@shared/hiring/rules/application-status';
import { acceptsApplications } from '@shared/hiring/rules/jobs/job-status';
import { mayNotApply } from '@shared/hiring/rules/match/match-outcome';
import type { ErrorCode } from '@shared/errors';
import type { AnswerStage } from '@shared/hiring/model/answer-vocabulary';
import type { ApplicationPreparation } from '@shared/hiring/model/application';
import type { JobMatch } from '@shared/hiring/model/match';
import type { ApplicationItem } from '../../store/hiring/applications/application-item';
import type { JobItem } from '../../store/hiring/jobs/job-item';

export type Obstacle = NonNullable<ApplicationPreparation['obstacle']>;

type Situation = {
  job: JobItem;
  previous: ApplicationItem | null;
  /** Match of person and job; null without a profile. */
  match: JobMatch | null;
  /** Earliest current calendar day on Earth. */
  today: string;
  /** State of the job's promised answers. */
  answers: AnswerStage;
};

export const obstacleTo = ({ job, previous, match, today, answers }: Situation): Obstacle | null => {
  if (previous && isOpen(previous.seenStatus)) return 'applied';
  if (previous && !mayApplyAgain(previous)) return 'not_again';
  if (!acceptsApplications(job, today)) return 'closed';
  if (pausesApplications(answers)) return 'answers';
  if (!match) return 'profile';
  if (match.reasons.some(({ code }) => code === 'excluded')) return 'excluded';
  return mayNotApply(match) ? 'profession' : null;
};

export const refusalOf: Record<Obstacle, ErrorCode> = {
  applied: 'ALREADY_APPLIED',
  not_again: 'REAPPLY_NOT_ALLOWED',
  closed: 'JOB_NOT_OPEN',
  answers: 'ANSWERS_OVERDUE',
  profile: 'PROFILE_REQUIRED',
  profession: 'OTHER_PROFESSION',
  excluded: 'APPLYING_SUSPENDED',
};
