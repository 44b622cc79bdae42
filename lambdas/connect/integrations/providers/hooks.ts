import type { IntegrationProvider } from '@shared/connect/integrations/vocabulary';
import type { HookHandler, Tools } from '../ports';
import { googleCalendarHooks } from './google-calendar/google-hooks';
import { outlookHooks } from './microsoft-outlook/outlook-hooks';
import { slackHookHandlers } from './slack/slack-hooks';
import { zoomHooks } from './zoom/zoom-hooks';

/** Handlers of providers' requests, by the last part of the URL. Each one verifies the sender. */
export const createHooks = (
  tools: Tools,
): Readonly<Partial<Record<IntegrationProvider, Readonly<Record<string, HookHandler>>>>> => ({
  'google-calendar': googleCalendarHooks(tools),
  'microsoft-outlook': outlookHooks(tools),
  slack: slackHookHandlers(tools),
  zoom: zoomHooks(tools),
});
