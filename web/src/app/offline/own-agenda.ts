import type { Me } from '@shared/accounts/api/accounts.routes';
import { addDays } from '@shared/core/rules/calendar-days';
import type { ScheduleItem } from '@shared/messages/model/calendar';
import type { Interview } from '@shared/hiring/model/interview';
import { titleOf } from '@/hiring/parts/interviews/interview-labels';
import { api } from '@/lib/api/api';
import { isEmployer } from '@/lib/auth/home-for';
import type { AgendaEntry } from '@/lib/offline/agenda';
import { today } from '@/lib/time/today';

const daysAhead = 14;

const interviewEntry =
  (me: Me) =>
  (it: Interview): AgendaEntry[] => {
    const isOwn = [it.professional, it.organizer, ...it.interviewers].some(({ userId }) => userId === me.userId);
    if (it.status !== 'accepted' || it.startsAt === null || it.endsAt === null || !isOwn) return [];
    const { type, place, timeZone, startsAt, endsAt } = it;
    const others = [it.professional, it.organizer, ...it.interviewers].filter(({ userId }) => userId !== me.userId);
    const people = [...new Set(others.map(({ name }) => name))];
    return [
      {
        kind: 'interview',
        title: titleOf(it),
        where: it.organization,
        ...{ type, place, people, startsAt, endsAt, timeZone },
      },
    ];
  };

const shiftEntry = ({ title, facility, location, startsAt, endsAt, timeZone }: ScheduleItem): AgendaEntry => ({
  kind: 'shift',
  title,
  where: facility,
  place: location,
  type: null,
  people: [],
  ...{ startsAt, endsAt, timeZone },
});

const shiftsOf = async (me: Me): Promise<AgendaEntry[]> => {
  if (isEmployer(me) || me.support) return [];
  const from = today();
  const { items } = await api('readCalendar', { query: { from, to: addDays(from, daysAhead) } });
  return items.filter(({ type }) => type === 'shift').map(shiftEntry);
};

const interviewsOf = async (me: Me): Promise<AgendaEntry[]> => {
  if (me.support || (isEmployer(me) && !me.membership)) return [];
  const { items } = await api('listInterviews', { query: { when: 'upcoming' } });
  return items.flatMap(interviewEntry(me));
};

export const ownAgenda = async (me: Me): Promise<AgendaEntry[]> => {
  const [interviews, shifts] = await Promise.all([interviewsOf(me), shiftsOf(me)]);
  return [...interviews, ...shifts].toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
};
