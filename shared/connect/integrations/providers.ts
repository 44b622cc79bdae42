import { googleCalendar } from './catalog/google-calendar';
import { greenhouse } from './catalog/greenhouse';
import { microsoftOutlook } from './catalog/microsoft-outlook';
import { microsoftTeams } from './catalog/microsoft-teams';
import { linkedinRecruiter } from './catalog/linkedin-recruiter';
import { slack } from './catalog/slack';
import { workday } from './catalog/workday';
import { zoom } from './catalog/zoom';
import type { Provider } from './provider';
import { providerIds, type IntegrationProvider } from './vocabulary';

/** All providers in the order of the page. Infra, functions, pages, and the local emulators read this list. */
export const providers = {
  slack,
  'google-calendar': googleCalendar,
  'microsoft-outlook': microsoftOutlook,
  zoom,
  'microsoft-teams': microsoftTeams,
  'linkedin-recruiter': linkedinRecruiter,
  greenhouse,
  workday,
} as const satisfies Record<IntegrationProvider, Provider>;

export const providerOf = (id: IntegrationProvider): Provider => providers[id];

/** Providers with a card for this kind of owner. */
export const providersOf = (owner: Provider['owner']): readonly IntegrationProvider[] =>
  providerIds.filter((id) => providerOf(id).owner === owner);

/** Whether each organization brings its own client instead of the site's. */
export const bringsOwnClient = (id: IntegrationProvider): boolean => providerOf(id).secrets.length === 0;

/** Domain events that trigger work for any provider. */
export const integrationSources = [...new Set(providerIds.flatMap((id) => [...providers[id].events]))];
