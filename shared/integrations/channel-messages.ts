import type { IntegrationProvider } from './vocabulary';

/** Services that post messages in a channel of the team. */
export const channelProviders = ['slack'] as const satisfies readonly IntegrationProvider[];
export type ChannelProvider = (typeof channelProviders)[number];

/** What a message can be about: a new application, an interview, an answered offer, hours to approve. */
export const channelMessages = ['applications', 'interviews', 'offers', 'timesheets'] as const;
export type ChannelMessage = (typeof channelMessages)[number];

/** Until an administrator chooses. */
export const firstChannelMessages: readonly ChannelMessage[] = ['applications', 'interviews', 'offers'];

export const isChannelProvider = (id: IntegrationProvider): id is ChannelProvider =>
  channelProviders.some((it) => it === id);
