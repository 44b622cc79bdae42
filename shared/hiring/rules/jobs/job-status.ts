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
