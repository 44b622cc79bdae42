import type { IntegrationProvider } from '@shared/connect/integrations/vocabulary';
import type { ProviderAdapter } from '../ports';
import { googleCalendarAdapter } from './google-calendar/google-adapter';
import { greenhouseAdapter } from './greenhouse/greenhouse-adapter';
import { outlookAdapter } from './microsoft-outlook/outlook-adapter';
import { teamsAdapter } from './microsoft-teams/teams-adapter';
import { linkedInAdapter } from './linkedin-recruiter/linkedin-adapter';
import { slackAdapter } from './slack/slack-adapter';
import { workdayAdapter } from './workday/workday-adapter';
import { zoomAdapter } from './zoom/zoom-adapter';

/** Adapter of each provider. A provider without one doesn't compile. */
export const adapters: Readonly<Record<IntegrationProvider, ProviderAdapter>> = {
  'google-calendar': googleCalendarAdapter,
  'microsoft-outlook': outlookAdapter,
  'microsoft-teams': teamsAdapter,
  slack: slackAdapter,
  zoom: zoomAdapter,
  'linkedin-recruiter': linkedInAdapter,
  greenhouse: greenhouseAdapter,
  workday: workdayAdapter,
};
