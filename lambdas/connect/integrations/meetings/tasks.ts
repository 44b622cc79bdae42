import type { NewTask } from '../../../store/connect/integrations/ports';

export const meetingTask = (interviewId: string): NewTask => ({ kind: 'meeting', subject: interviewId });
/** Task of a new connection, or after an interruption. */
export const meetingsTask: NewTask = { kind: 'meetings', subject: 'all' };
