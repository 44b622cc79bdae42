import type { BuiltProvider } from '@shared/integrations/providers';
import type { ProviderAdapter } from '../ports';
import { slackAdapter } from './slack/slack-adapter';
import { zoomAdapter } from './zoom/zoom-adapter';

/** Access to each provider. A provider that is built doesn't compile without its line. */
export const adapters: Readonly<Record<BuiltProvider, ProviderAdapter>> = {
  slack: slackAdapter,
  zoom: zoomAdapter,
};
