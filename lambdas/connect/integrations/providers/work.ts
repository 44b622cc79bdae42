import type { IntegrationProvider } from '@shared/connect/integrations/vocabulary';
import { calendarWork } from '../calendars/calendar-work';
import { googleCalendar } from './google-calendar/google-calendar';
import { outlookCalendar } from './microsoft-outlook/outlook-calendar';
import { teamsWork } from './microsoft-teams/teams-work';
import { meetingWork } from '../meetings/meeting-work';
import { zoomMeetings } from './zoom/zoom-meetings';
import { slackWork } from './slack/slack-work';
import type { ProviderWork, RunDeps, Tools } from '../ports';
import { greenhouseWork } from './greenhouse/greenhouse-work';
import { linkedInWork } from './linkedin-recruiter/linkedin-work';
import { workdayWork } from './workday/workday-work';

/** Task handlers of each provider, by kind of task. */
export const createProviderWork = (tools: Tools): RunDeps['workOf'] => {
  const work: Readonly<Record<IntegrationProvider, ProviderWork>> = {
    'google-calendar': calendarWork('google-calendar', googleCalendar, tools),
    'microsoft-outlook': calendarWork('microsoft-outlook', outlookCalendar, tools),
    zoom: meetingWork('zoom', zoomMeetings, tools),
    'microsoft-teams': teamsWork(tools),
    'linkedin-recruiter': linkedInWork(tools),
    greenhouse: greenhouseWork(tools),
    workday: workdayWork(tools),
    slack: slackWork(tools),
  };
  return (provider) => work[provider];
};
