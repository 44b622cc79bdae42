import type { EventType } from '../model/event';
import type { IntegrationCategory, ProviderSecret } from './vocabulary';

/** One of the catalog. Texts about it are in the catalog `connections` under its ID. */
export type Provider = {
  /** As the vendor writes it, in every language. */
  name: string;
  category: IntegrationCategory;
  /** Whose connection it is: administrators connect for the organization, calendars belong to people. */
  owner: 'organization' | 'person';
  scopes: readonly string[];
  /** What the stage's secret has to hold, besides the client ID of its configuration. */
  secrets: readonly ProviderSecret[];
  /** Domain events that make work for it. */
  events: readonly EventType[];
  /** Whether the vendor sends requests to us, at `vendorHookPath`. */
  hooks: boolean;
};
