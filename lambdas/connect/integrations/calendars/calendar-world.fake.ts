import type { CalendarEntryKind } from '@shared/connect/integrations/calendar-entries';
import { instantAt } from '@shared/messages/rules/schedule-times';
import type { BusyTime } from '@shared/messages/model/calendar';
import type {
  IntegrationLink,
  NewTask,
  StoredIntegration,
  StoredTask,
} from '../../../store/connect/integrations/ports';
import { googleFake } from '../providers/google-calendar/google.fake';
import { outlookFake } from '../providers/microsoft-outlook/outlook.fake';
import { createCalendarWork } from './calendar-work';
import { keepEntries } from './chosen-entries';
import type { OwnTime } from './ports';
import { WorkerStopped, type CalendarFake, type FakeSlot as Slot } from './calendar.fake';

export const userId = '0b6f2f0e-2f7d-4a53-9d0f-3c3a5f1b7a11';
const zone = 'America/New_York';
/** The week before and after the clocks go back, on November 1, and forward, on March 14, 2027. */
export const days = ['2026-10-30', '2026-11-01', '2026-11-02', '2027-03-13', '2027-03-14', '2027-03-15'];
export const at = (day: string, hour: number): string =>
  new Date(instantAt(Date.parse(`${day}T00:00:00Z`) + hour * 3600_000, zone)).toISOString();

export type MakeFake = (step: () => void) => CalendarFake;

const interviewIdOf = (number: number): string => `int_${String(number).padStart(26, '0')}`;

export const shiftIdOf = (number: number): string => `shf_${String(number).padStart(26, '0')}`;

export const world = (makeFake: MakeFake, now = '2026-10-29T12:00:00.000Z') => {
  let clock = new Date(now);
  let steps = Infinity;
  const step = (): void => {
    steps -= 1;
    if (steps < 0) throw new WorkerStopped();
  };
  const service = makeFake(step);
  const interviews = new Map<string, OwnTime>();
  const removed: { shiftId: string; written: string }[] = [];
  const links = new Map<string, IntegrationLink>();
  const queued = new Map<string, NewTask>();
  let busy: readonly BusyTime[] = [];
  const integration = {
    integrationId: 'itg_1',
    owner: { kind: 'person', id: userId },
    provider: 'google-calendar',
  } as StoredIntegration;
  const put = (task: NewTask): void => void queued.set(`${task.kind}#${task.subject}`, task);
  const work = createCalendarWork({
    calendar: service.calendar,
    times: {
      get: async (_userId, id) => interviews.get(id) ?? null,
      upcoming: async (_userId, from) => [...interviews.values()].filter(({ endsAt }) => endsAt > from),
    },
    links: {
      get: async (_id, subject) => links.get(subject) ?? null,
      put: async (_id, link) => {
        step();
        links.set(link.subject, link);
      },
      remove: async (_id, subject) => {
        step();
        links.delete(subject);
      },
      list: async () => [...links.values()],
    },
    saveBusy: async (_userId, times) => {
      step();
      busy = times;
    },
    queueTask: async (_ref, task) => {
      step();
      put(task);
    },
    noteRemoved: async (_ref, entry) => {
      step();
      removed.push(entry);
    },
    tokenFor: async () => 'token',
    siteUrl: 'https://site.test',
    clock: { now: () => clock },
  });

  /** Tasks stay until they are done, as in the table. */
  const runOnce = async (until: number): Promise<void> => {
    steps = until;
    try {
      for (let rounds = 0; queued.size > 0 && rounds < 50; rounds += 1) {
        const [id, task] = queued.entries().next().value!;
        queued.delete(id);
        try {
          await work.tasks[task.kind]!({ vendor: service.vendor, integration }, task as StoredTask);
        } catch (error) {
          if (!queued.has(id)) queued.set(id, task);
          throw error;
        }
      }
    } catch (error) {
      if (!(error instanceof WorkerStopped)) throw error;
    } finally {
      steps = Infinity;
    }
  };

  return {
    service,
    busy: () => busy,
    now: () => clock.toISOString(),
    pass: (hours: number) => {
      clock = new Date(clock.getTime() + hours * 3600_000);
    },
    put,
    forget: () => links.clear(),
    run: runOnce,
    sync: async (until = Infinity) => {
      put({ kind: 'sync', subject: 'calendar' });
      await runOnce(until);
    },
    /** `told`: whether the event reaches the queue. */
    arrange: (number: number, time: Slot | null, told = true) => {
      const interviewId = interviewIdOf(number);
      if (time === null) interviews.delete(interviewId);
      else {
        interviews.set(interviewId, {
          ...{ subjectId: interviewId, kind: 'interviews', summary: 'ICU Nurse', location: '', path: '/interviews/1' },
          ...{ timeZone: zone, settled: true, takesTime: true, ...time },
        });
      }
      if (told) put({ kind: 'entry', subject: interviewId });
    },
    /** A shift that is booked, or only requested. */
    book: (number: number, time: Slot | null, isBooked = true) => {
      const subjectId = shiftIdOf(number);
      const kind = isBooked ? 'shifts' : 'requests';
      if (time === null) interviews.delete(subjectId);
      else {
        interviews.set(subjectId, {
          ...{ subjectId, kind, summary: 'ICU, Lakeshore (Wardline)', location: 'Lakeshore', path: '/week' },
          ...{ timeZone: zone, settled: isBooked, takesTime: isBooked, ...time },
        });
      }
      put({ kind: 'entry', subject: subjectId });
    },
    shiftEntry: (number: number) => service.events().find((it) => it.subjectId === shiftIdOf(number)),
    choose: (kinds: readonly CalendarEntryKind[]) =>
      keepEntries({ put: async (_id, link) => void links.set(link.subject, link) }, 'itg_1', kinds),
    removed: () => removed,
    interviews: () => [...interviews.values()],
    entryOf: (number: number) => service.events().find((it) => it.subjectId === interviewIdOf(number)),
    entries: () => service.events().filter((it) => it.subjectId !== null),
    foreign: () => service.events().filter((it) => it.subjectId === null),
  };
};
export type World = ReturnType<typeof world>;

export const one = { startsAt: at('2026-11-02', 9), endsAt: at('2026-11-02', 10) };
export const other = { startsAt: at('2026-11-02', 13), endsAt: at('2026-11-02', 14) };

export const services: [string, MakeFake][] = [
  ['Google Calendar', googleFake],
  ['Microsoft Outlook', outlookFake],
];
