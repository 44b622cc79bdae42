import type { IntegrationProvider } from '@shared/integrations/vocabulary';
import { googleCalendarWork } from './google-calendar/google-work';
import { zoomWork } from './zoom/zoom-work';
import { slackWork } from './slack/slack-work';
import type { ProviderWork, RunDeps, Tools } from '../ports';
import { greenhouseWork } from './greenhouse/greenhouse-work';
import { linkedInWork } from './linkedin-recruiter/linkedin-work';
import { workdayWork } from './workday/workday-work';

/** What the worker does at each provider, by kind of task. */
export const createProviderWork = (tools: Tools): RunDeps['workOf'] => {
  const work: Readonly<Record<IntegrationProvider, ProviderWork>> = {
    'google-calendar': googleCalendarWork(tools),
    zoom: zoomWork(tools),
    'linkedin-recruiter': linkedInWork(tools),
    greenhouse: greenhouseWork(tools),
    workday: workdayWork(tools),
    slack: slackWork(tools),
  };
  return (provider) => work[provider];
};
