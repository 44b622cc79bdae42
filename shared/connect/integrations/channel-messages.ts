import type { IntegrationProvider } from './vocabulary';

/** Services that post messages in a channel of the team. */
export const channelProviders = ['slack', 'microsoft-teams'] as const satisfies readonly IntegrationProvider[];
export type ChannelProvider = (typeof channelProviders)[number];

/** Those whose channel has an address that the team enters, because connecting chooses none. */
export const addressedProviders = ['microsoft-teams'] as const satisfies readonly ChannelProvider[];
export type AddressedProvider = (typeof addressedProviders)[number];

/** What a message can be about: a new application, an interview, an answered offer, hours to approve. */
export const channelMessages = ['applications', 'interviews', 'offers', 'timesheets'] as const;
export type ChannelMessage = (typeof channelMessages)[number];

/** Until an administrator chooses. */
export const firstChannelMessages: readonly ChannelMessage[] = ['applications', 'interviews', 'offers'];

export const isChannelProvider = (id: IntegrationProvider): id is ChannelProvider =>
  channelProviders.some((it) => it === id);

export const isAddressed = (id: ChannelProvider): id is AddressedProvider => addressedProviders.some((it) => it === id);

/** Messages of Slack have a button that shortlists; it needs an app that Slack calls. */
export const hasShortlistButton = (id: ChannelProvider): boolean => id === 'slack';
