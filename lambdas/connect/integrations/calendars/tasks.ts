import type { NewTask } from '../../../store/connect/integrations/ports';

export const syncTask: NewTask = { kind: 'sync', subject: 'calendar' };
/** Makes the channel last longer, then reads what it didn't tell. */
export const renewTask: NewTask = { kind: 'renew', subject: 'calendar' };
export const entryTask = (subjectId: string): NewTask => ({ kind: 'entry', subject: subjectId });
