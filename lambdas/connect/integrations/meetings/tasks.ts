import type { NewTask } from '../../../store/connect/integrations/ports';

export const meetingTask = (interviewId: string): NewTask => ({ kind: 'meeting', subject: interviewId });
/** Of a connection that is new, or was interrupted. */
export const meetingsTask: NewTask = { kind: 'meetings', subject: 'all' };
