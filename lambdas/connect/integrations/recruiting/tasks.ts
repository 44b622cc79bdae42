import type { NewTask } from '../../../store/connect/integrations/ports';

export const jobsTask: NewTask = { kind: 'jobs', subject: 'all' };
/** Reads a report for the page that maps its fields. */
export const sampleTask: NewTask = { kind: 'sample', subject: 'report' };
export const hireTask = (offerId: string): NewTask => ({ kind: 'hire', subject: offerId, data: { offerId } });

/** Subject of the link with the result of the last read. */
export const syncSubject = 'sync';
