import type { EventType } from '../../core/model/event';
import type { NoticeKey } from '../../text/notice';
import type { ConnectFieldName, IntegrationCategory, ProviderSecret } from './vocabulary';

/** Field of the form to connect a provider without a consent page. */
export type ProviderField = {
  name: ConnectFieldName;
  kind: 'text' | 'secret' | 'email' | 'url';
  maxLength: number;
  pattern: RegExp;
  /** Notice for a value that doesn't match. */
  wrong: NoticeKey;
};

/** Provider in the catalog. Its texts are in the catalog `connections` under its ID. */
export type Provider = {
  /** Name as the vendor writes it, in every language. */
  name: string;
  category: IntegrationCategory;
  /** Owner of a connection: administrators connect for the organization, calendars belong to people. */
  owner: 'organization' | 'person';
  scopes: readonly string[];
  /**
   * Values required in the stage's secret, besides the client ID in its configuration. Empty if each organization brings
   * its own client.
   */
  secrets: readonly ProviderSecret[];
  /** Empty if people connect on the provider's consent page. */
  fields: readonly ProviderField[];
  /** Domain events that trigger work for the provider. */
  events: readonly EventType[];
  /** Whether the vendor sends requests to us, at `vendorHookPath`. */
  hooks: boolean;
};
