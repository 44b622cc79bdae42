import type { IntegrationProvider } from '@shared/connect/integrations/vocabulary';
import type { Table } from '../../../platform/table/table';
import type { Connections } from '../../../store/connect/integrations/connections-of';
import { calendarReaction } from '../calendars/calendar-reaction';
import { meetingReaction } from '../meetings/meeting-reaction';
import { channelReaction } from '../channels/news-tasks';
import type { ProviderReaction } from '../ports';
import { hireReaction } from '../recruiting/hire-reaction';
import { linkedInReaction } from './linkedin-recruiter/linkedin-reaction';

const together =
  (...reactions: ProviderReaction[]): ProviderReaction =>
  async (event) =>
    (await Promise.all(reactions.map((it) => it(event)))).flat();

export type ReactionTools = { table: Table; connections: Connections };

/** Reactions to domain events by provider. Each one gets only the types in its catalog entry. */
export const createReactions = ({
  table,
  connections,
}: ReactionTools): Readonly<Partial<Record<IntegrationProvider, ProviderReaction>>> => ({
  'google-calendar': calendarReaction('google-calendar', table, connections),
  'microsoft-outlook': calendarReaction('microsoft-outlook', table, connections),
  zoom: meetingReaction('zoom', connections),
  'microsoft-teams': together(
    meetingReaction('microsoft-teams', connections),
    channelReaction('microsoft-teams', connections),
  ),
  'linkedin-recruiter': linkedInReaction(connections),
  greenhouse: hireReaction('greenhouse', connections),
  workday: hireReaction('workday', connections),
  slack: channelReaction('slack', connections),
});
