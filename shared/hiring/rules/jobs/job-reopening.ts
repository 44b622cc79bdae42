import { limits } from '../../../limits';
import type { Job } from '../../model/job';
import { answerZone } from '../answer-clock';
import { addDays } from '../../../core/rules/calendar-days';
import { dayIn } from '../report-schedule';

type Closed = Pick<Job, 'status' | 'statusChange' | 'location' | 'numberOfOpenings'>;

/**
 * The last day on which a job can be reopened, in its zone. Null if it isn't closed, was closed for good, or has no
 * opening left.
 */
export const reopensUntil = ({ status, statusChange, location, numberOfOpenings }: Closed, filled: number) =>
  status === 'closed' && statusChange?.to === 'closed' && filled < numberOfOpenings
    ? addDays(dayIn(new Date(statusChange.at), answerZone(location)), limits.reopenDays)
    : null;

export const mayReopen = (job: Closed, filled: number, now: Date): boolean => {
  const last = reopensUntil(job, filled);
  return last !== null && dayIn(now, answerZone(job.location)) <= last;
};
