import type { NewTask } from '../../../store/connect/integrations/ports';

export const jobsTask: NewTask = { kind: 'jobs', subject: 'all' };
/** Reads a report for the page on which its fields are matched. */
export const sampleTask: NewTask = { kind: 'sample', subject: 'report' };
export const hireTask = (offerId: string): NewTask => ({ kind: 'hire', subject: offerId, data: { offerId } });

/** Of the link that says how the last read went. */
export const syncSubject = 'sync';
