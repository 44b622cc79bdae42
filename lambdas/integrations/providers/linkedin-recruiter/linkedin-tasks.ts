import type { NewTask } from '../../../store/integrations/ports';

/** Compares every job, so one is enough whatever changed. */
export const postingsTask: NewTask = { kind: 'postings', subject: 'all' };
