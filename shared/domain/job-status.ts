import type { JobStatus } from '../model/enumerations';

const moves: Record<JobStatus, readonly JobStatus[]> = {
  draft: ['active'],
  active: ['paused', 'closed'],
  paused: ['active', 'closed'],
  closed: [],
};

export const nextJobStatuses = (status: JobStatus): readonly JobStatus[] => moves[status];
