import type { IntegrationProvider } from './vocabulary';

/** Services that post messages to a team channel. */
export const channelProviders = ['slack', 'microsoft-teams'] as const satisfies readonly IntegrationProvider[];
export type ChannelProvider = (typeof channelProviders)[number];

/** Providers whose channel address the team enters, because connecting doesn't select one. */
export const addressedProviders = ['microsoft-teams'] as const satisfies readonly ChannelProvider[];
export type AddressedProvider = (typeof addressedProviders)[number];

/** Message topics: a new application, an interview, an answered offer, hours to approve. */
export const channelMessages = ['applications', 'interviews', 'offers', 'timesheets'] as const;
export type ChannelMessage = (typeof channelMessages)[number];

/** Message topics until an administrator chooses. */
export const firstChannelMessages: readonly ChannelMessage[] = ['applications', 'interviews', 'offers'];

export const isChannelProvider = (id: IntegrationProvider): id is ChannelProvider =>
  channelProviders.some((it) => it === id);

export const isAddressed = (id: ChannelProvider): id is AddressedProvider => addressedProviders.some((it) => it === id);

/** Only Slack messages have a button to shortlist, and only with an app that Slack calls. */
export const hasShortlistButton = (id: ChannelProvider): boolean => id === 'slack';
