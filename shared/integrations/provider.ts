import type { EventType } from '../model/event';
import type { IntegrationCategory, ProviderField, ProviderSecret } from './vocabulary';

/** One of the catalog. Texts about it are in the catalog `connections` under its ID. */
export type Provider = {
  /** As the vendor writes it, in every language. */
  name: string;
  category: IntegrationCategory;
  /** Whose connection it is: administrators connect for the organization, calendars belong to people. */
  owner: 'organization' | 'person';
  /** Whether the code for it exists. Pages show no others. */
  built: boolean;
  scopes: readonly string[];
  /** What the stage's secret has to hold, besides the client ID of its configuration. */
  secrets: readonly ProviderSecret[];
  fields: readonly ProviderField[];
  /** Domain events that make work for it. */
  events: readonly EventType[];
  /** Whether the vendor sends requests to us, at `vendorHookPath`. */
  hooks: boolean;
};
