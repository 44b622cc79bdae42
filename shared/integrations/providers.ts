import { googleCalendar } from './catalog/google-calendar';
import { greenhouse } from './catalog/greenhouse';
import { linkedinRecruiter } from './catalog/linkedin-recruiter';
import { microsoftOutlook } from './catalog/microsoft-outlook';
import { microsoftTeams } from './catalog/microsoft-teams';
import { slack } from './catalog/slack';
import { workday } from './catalog/workday';
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
  'linkedin-recruiter': linkedinRecruiter,
  greenhouse,
  workday,
} as const satisfies Record<IntegrationProvider, Provider>;

type Catalog = typeof providers;
export type BuiltProvider = {
  [Id in IntegrationProvider]: Catalog[Id]['built'] extends true ? Id : never;
}[IntegrationProvider];

export const providerOf = (id: IntegrationProvider): Provider => providers[id];

export const isBuilt = (id: IntegrationProvider): id is BuiltProvider => providerOf(id).built;

export const builtProviders: readonly BuiltProvider[] = providerIds.filter(isBuilt);

/** Those with a card for this kind of owner. */
export const providersOf = (owner: Provider['owner']): readonly BuiltProvider[] =>
  builtProviders.filter((id) => providerOf(id).owner === owner);

/** Domain events that make work for a provider. */
export const integrationSources = [...new Set(builtProviders.flatMap((id) => [...providers[id].events]))];
