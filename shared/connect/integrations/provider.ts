import type { EventType } from '../../core/model/event';
import type { NoticeKey } from '../../text/notice';
import type { ConnectFieldName, IntegrationCategory, ProviderSecret } from './vocabulary';

/** Of the form with which an administrator connects a provider that has no consent page. */
export type ProviderField = {
  name: ConnectFieldName;
  kind: 'text' | 'secret' | 'email' | 'url';
  maxLength: number;
  pattern: RegExp;
  /** What is said of a value that doesn't match. */
  wrong: NoticeKey;
};

/** One of the catalog. Texts about it are in the catalog `connections` under its ID. */
export type Provider = {
  /** As the vendor writes it, in every language. */
  name: string;
  category: IntegrationCategory;
  /** Whose connection it is: administrators connect for the organization, calendars belong to people. */
  owner: 'organization' | 'person';
  scopes: readonly string[];
  /**
   * What the stage's secret has to hold, besides the client ID of its configuration. None where each organization brings a
   * client of its own, so that the stage needs none.
   */
  secrets: readonly ProviderSecret[];
  /** None if people connect it on the provider's consent page. */
  fields: readonly ProviderField[];
  /** Domain events that make work for it. */
  events: readonly EventType[];
  /** Whether the vendor sends requests to us, at `vendorHookPath`. */
  hooks: boolean;
};
