import type { IntegrationProvider } from '@shared/connect/integrations/vocabulary';
import { googleCalendarApi } from './apis/google-calendar';
import { greenhouseApi } from './apis/greenhouse';
import { outlookApi } from './apis/outlook';
import { slackApi } from './apis/slack';
import { teamsApi } from './apis/teams';
import { linkedInApi } from './apis/linkedin-recruiter';
import { workdayApi } from './apis/workday';
import { zoomApi } from './apis/zoom';
import type { VendorApi } from './vendor-api';

/** Emulators by provider. A new provider doesn't compile without an entry. */
export const vendorApis: Readonly<Record<IntegrationProvider, VendorApi>> = {
  'google-calendar': googleCalendarApi,
  'microsoft-outlook': outlookApi,
  'microsoft-teams': teamsApi,
  slack: slackApi,
  zoom: zoomApi,
  'linkedin-recruiter': linkedInApi,
  greenhouse: greenhouseApi,
  workday: workdayApi,
};
