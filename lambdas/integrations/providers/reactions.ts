import type { IntegrationProvider } from '@shared/integrations/vocabulary';
import type { Table } from '../../platform/table/table';
import type { Connections } from '../../store/integrations/connections-of';
import { calendarReaction } from './google-calendar/google-reaction';
import { zoomReaction } from './zoom/zoom-reaction';
import { channelReaction } from '../channels/news-tasks';
import type { ProviderReaction } from '../ports';
import { hireReaction } from '../recruiting/hire-reaction';
import { linkedInReaction } from './linkedin-recruiter/linkedin-reaction';

export type ReactionTools = { table: Table; connections: Connections };

/** What follows from domain events at each provider. Only the types in its catalog entry reach it. */
export const createReactions = ({
  table,
  connections,
}: ReactionTools): Readonly<Partial<Record<IntegrationProvider, ProviderReaction>>> => ({
  'google-calendar': calendarReaction('google-calendar', table, connections),
  zoom: zoomReaction(connections),
  'linkedin-recruiter': linkedInReaction(connections),
  greenhouse: hireReaction('greenhouse', connections),
  workday: hireReaction('workday', connections),
  slack: channelReaction('slack', connections),
});
