import type { NewTask } from '../../../store/connect/integrations/ports';

export const syncTask: NewTask = { kind: 'sync', subject: 'calendar' };
/** Extends the channel, then reads changes that it missed. */
export const renewTask: NewTask = { kind: 'renew', subject: 'calendar' };
export const entryTask = (subjectId: string): NewTask => ({ kind: 'entry', subject: subjectId });
