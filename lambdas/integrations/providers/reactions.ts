import type { BuiltProvider } from '@shared/integrations/providers';
import type { Table } from '../../platform/table/table';
import type { Connections } from '../../store/integrations/connections-of';
import { channelReaction } from '../channels/news-tasks';
import type { ProviderReaction } from '../ports';

export type ReactionTools = { table: Table; connections: Connections };

/** What follows from domain events at each provider. Only the types in its catalog entry reach it. */
export const createReactions = ({
  connections,
}: ReactionTools): Readonly<Partial<Record<BuiltProvider, ProviderReaction>>> => ({
  slack: channelReaction('slack', connections),
});
