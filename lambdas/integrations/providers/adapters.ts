import type { BuiltProvider } from '@shared/integrations/providers';
import type { ProviderAdapter } from '../ports';
import { greenhouseAdapter } from './greenhouse/greenhouse-adapter';
import { zoomAdapter } from './zoom/zoom-adapter';

/** Access to each provider. A provider that is built doesn't compile without its line. */
export const adapters: Readonly<Record<BuiltProvider, ProviderAdapter>> = {
  zoom: zoomAdapter,
  greenhouse: greenhouseAdapter,
};
