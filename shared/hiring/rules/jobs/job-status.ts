import type { JobStatus } from '../../../core/model/enumerations';

const moves: Record<JobStatus, readonly JobStatus[]> = {
  draft: ['active'],
  active: ['paused', 'closed'],
  paused: ['active', 'closed'],
  closed: [],
};

export const nextJobStatuses = (status: JobStatus): readonly JobStatus[] => moves[status];

/** Whether it accepts applications on `today`, which may be the day of the deadline. */
export const acceptsApplications = (
  job: { status: JobStatus; applicationDeadlineOn: string | null; hidden?: true | undefined },
  today: string,
): boolean =>
  job.status === 'active' && !job.hidden && (job.applicationDeadlineOn === null || job.applicationDeadlineOn >= today);

/** Whether another offer can be made for the job. */
export const hasOpening = (job: { filledOpenings: number; numberOfOpenings: number }): boolean =>
  job.filledOpenings < job.numberOfOpenings;
