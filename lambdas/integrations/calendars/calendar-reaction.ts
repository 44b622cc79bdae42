import type { IntegrationProvider } from '@shared/integrations/vocabulary';
import type { Table } from '../../platform/table/table';
import type { Connections } from '../../store/integrations/connections-of';
import { personOwner } from '../../store/integrations/owner';
import { takingPart } from '../../store/interviews/interview-item';
import { createMeetingLinks } from '../../store/interviews/meeting-links';
import type { ProviderReaction } from '../ports';
import { entryTask } from './tasks';

/** Calendars of everyone who takes part, and of those who no longer do. */
export const calendarReaction =
  (provider: IntegrationProvider, table: Table, connections: Connections): ProviderReaction =>
  async (event) => {
    if (event.type !== 'interview.changed') return [];
    const { interviewId } = event.data;
    const interview = await createMeetingLinks(table).get(interviewId);
    if (!interview) return [];
    const people = [...new Set([...takingPart(interview), ...interview.leftOut])];
    const refs = await connections.find(provider, people.map(personOwner));
    return refs.map((ref) => ({ ref, task: entryTask(interviewId) }));
  };
