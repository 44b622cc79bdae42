import type { IntegrationProvider } from '@shared/connect/integrations/vocabulary';
import { syncTask } from '../calendars/tasks';
import { meetingsTask } from '../meetings/tasks';
import { jobsTask, sampleTask } from '../recruiting/tasks';
import { postingsTask } from './linkedin-recruiter/linkedin-tasks';
import type { NewTask } from '../../../store/connect/integrations/ports';

/** Tasks that a new connection starts with. Separate from the work itself, which the API doesn't load. */
export const firstTasks: Readonly<Record<IntegrationProvider, readonly NewTask[]>> = {
  'google-calendar': [syncTask],
  'microsoft-outlook': [syncTask],
  zoom: [meetingsTask],
  'microsoft-teams': [meetingsTask],
  'linkedin-recruiter': [postingsTask],
  greenhouse: [jobsTask],
  workday: [sampleTask, jobsTask],
  slack: [{ kind: 'hello', subject: 'channel' }],
};
