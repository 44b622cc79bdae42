import { firstCheckMinutes } from '@shared/connect/integrations/linkedin-postings';
import { addSeconds } from '../../../../platform/clock';
import type { NewTask } from '../../../../store/connect/integrations/ports';

/** Compares every job, so one is enough whatever changed. */
export const postingsTask: NewTask = { kind: 'postings', subject: 'all' };

/** What became of the postings. */
export const checkTask = (now: Date): NewTask => ({
  kind: 'check',
  subject: 'all',
  dueAt: addSeconds(now, firstCheckMinutes * 60).toISOString(),
});
