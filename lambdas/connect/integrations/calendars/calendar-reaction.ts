import type { IntegrationProvider } from '@shared/connect/integrations/vocabulary';
import type { DomainEvent } from '@shared/core/model/event';
import type { Table } from '../../../platform/table/table';
import type { Connections } from '../../../store/connect/integrations/connections-of';
import { personOwner } from '../../../store/connect/integrations/owner';
import { takingPart } from '../../../store/hiring/interviews/interview-item';
import { createMeetingLinks } from '../../../store/hiring/interviews/meeting-links';
import type { ProviderReaction } from '../ports';
import { entryTask } from './tasks';

/** Returns current and former participants. */
const ofInterview = async (table: Table, interviewId: string): Promise<string[]> => {
  const interview = await createMeetingLinks(table).get(interviewId);
  return interview ? [...new Set([...takingPart(interview), ...interview.leftOut])] : [];
};

/** Returns the people whose calendars change, and the subjects. */
const concernedBy = async (
  table: Table,
  event: DomainEvent,
): Promise<{ people: string[]; subjectId: string } | null> => {
  if (event.type === 'interview.changed') {
    const { interviewId } = event.data;
    return { people: await ofInterview(table, interviewId), subjectId: interviewId };
  }
  if (event.type !== 'booking.changed' && event.type !== 'booking.terms_changed') return null;
  return { people: [event.data.professionalId], subjectId: event.data.shiftId };
};

export const calendarReaction =
  (provider: IntegrationProvider, table: Table, connections: Connections): ProviderReaction =>
  async (event) => {
    const concerned = await concernedBy(table, event);
    if (!concerned) return [];
    const refs = await connections.find(provider, concerned.people.map(personOwner));
    return refs.map((ref) => ({ ref, task: entryTask(concerned.subjectId) }));
  };
