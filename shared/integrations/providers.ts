import { googleCalendar } from './catalog/google-calendar';
import { greenhouse } from './catalog/greenhouse';
import { microsoftOutlook } from './catalog/microsoft-outlook';
import { microsoftTeams } from './catalog/microsoft-teams';
import { slack } from './catalog/slack';
import { zoom } from './catalog/zoom';
import type { Provider } from './provider';
import { providerIds, type IntegrationProvider } from './vocabulary';

/** In the order of the page. Infra, functions, pages, and the local stand-ins read it. */
export const providers = {
  slack,
  'google-calendar': googleCalendar,
  'microsoft-outlook': microsoftOutlook,
  zoom,
  'microsoft-teams': microsoftTeams,
  greenhouse,
} as const satisfies Record<IntegrationProvider, Provider>;

export const providerOf = (id: IntegrationProvider): Provider => providers[id];

/** Those with a card for this kind of owner. */
export const providersOf = (owner: Provider['owner']): readonly IntegrationProvider[] =>
  providerIds.filter((id) => providerOf(id).owner === owner);

/** Domain events that make work for a provider. */
export const integrationSources = [...new Set(providerIds.flatMap((id) => [...providers[id].events]))];
