import type { CalendarInterview } from '@shared/messages/model/calendar';
import { interviewsBetween, type InterviewTime } from './calendar-entries';
import { createOrganizations } from '../../organizations/organizations/organizations';
import type { Table } from '../../../platform/table/table';

export const calendarInterviewsBetween = async (
  table: Table,
  userId: string,
  stretch: { after: string; before: string },
  limit: number,
): Promise<(InterviewTime & CalendarInterview)[]> => {
  const found = await interviewsBetween(table, userId, stretch, limit);
  if (found.length === 0) return [];
  const names = await createOrganizations(table).names(found.map(({ organizationId }) => organizationId));
  return found.map((it) => ({ ...it, organization: names.get(it.organizationId) ?? '' }));
};
