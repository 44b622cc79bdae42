import { firstCheckMinutes } from '@shared/connect/integrations/linkedin-postings';
import { addSeconds } from '../../../../platform/clock';
import type { NewTask } from '../../../../store/connect/integrations/ports';

/** Compares every job, so one task covers any change. */
export const postingsTask: NewTask = { kind: 'postings', subject: 'all' };

/** Reads the status of the postings. */
export const checkTask = (now: Date): NewTask => ({
  kind: 'check',
  subject: 'all',
  dueAt: addSeconds(now, firstCheckMinutes * 60).toISOString(),
});
