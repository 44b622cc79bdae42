import { instantAt } from '@shared/domain/schedule-times';
import type { CalendarEntryKind } from '@shared/integrations/calendar-entries';
import type { BusyTime } from '@shared/model/calendar';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { IntegrationLink, NewTask, StoredIntegration, StoredTask } from '../../store/integrations/ports';
import { googleFake } from '../providers/google-calendar/google.fake';
import { outlookFake } from '../providers/microsoft-outlook/outlook.fake';
import { createCalendarWork } from './calendar-work';
import { keepEntries } from './chosen-entries';
import type { OwnTime } from './ports';
import { renewTask } from './tasks';
import { WorkerStopped, type CalendarFake, type FakeSlot as Slot } from './calendar.fake';

const userId = '0b6f2f0e-2f7d-4a53-9d0f-3c3a5f1b7a11';
const zone = 'America/New_York';
/** The week before and after the clocks go back, on November 1, and forward, on March 14, 2027. */
const days = ['2026-10-30', '2026-11-01', '2026-11-02', '2027-03-13', '2027-03-14', '2027-03-15'];
const at = (day: string, hour: number): string =>
  new Date(instantAt(Date.parse(`${day}T00:00:00Z`) + hour * 3600_000, zone)).toISOString();

type MakeFake = (step: () => void) => CalendarFake;
const slot = fc
  .tuple(fc.constantFrom(...days), fc.integer({ min: 3, max: 20 }))
  .map(([day, hour]): Slot => ({ startsAt: at(day, hour), endsAt: at(day, hour + 1) }));

const interviewIdOf = (number: number): string => `int_${String(number).padStart(26, '0')}`;

const shiftIdOf = (number: number): string => `shf_${String(number).padStart(26, '0')}`;

const world = (makeFake: MakeFake, now = '2026-10-29T12:00:00.000Z') => {
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
    /** A shift that is booked, or only asked for. */
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
type World = ReturnType<typeof world>;

const one = { startsAt: at('2026-11-02', 9), endsAt: at('2026-11-02', 10) };
const other = { startsAt: at('2026-11-02', 13), endsAt: at('2026-11-02', 14) };

const services: [string, MakeFake][] = [
  ['Google Calendar', googleFake],
  ['Microsoft Outlook', outlookFake],
];

describe.each(services)('a connected %s', (_name, makeFake) => {
  it('gives busy times without titles, and none of our own events', async () => {
    const w = world(makeFake);
    w.service.write('dentist', one);
    w.service.write('reminder', other, { free: true });
    w.arrange(1, other);
    await w.sync();
    expect(w.busy()).toEqual([{ ...one, allDay: false }]);
    expect(w.entries()).toHaveLength(1);
  });

  it('does not answer its own echo', async () => {
    const w = world(makeFake);
    w.arrange(1, one);
    await w.sync();
    await w.sync();
    const before = w.service.calls.length;
    await w.sync();
    await w.sync();
    expect(w.service.calls.slice(before)).toEqual([...w.service.quiet, ...w.service.quiet]);
  });

  it('takes back an edit of an entry, because both sides agreed on the time', async () => {
    const w = world(makeFake);
    w.arrange(1, one);
    await w.sync();
    w.service.move(w.entryOf(1)!.id, other);
    await w.sync();
    expect(w.entries()).toMatchObject([one]);
  });

  it('has the time of the interview when both sides moved it at once', async () => {
    const w = world(makeFake);
    w.arrange(1, one);
    await w.sync();
    const third = { startsAt: at('2026-11-03', 9), endsAt: at('2026-11-03', 10) };
    for (const isToldFirst of [true, false]) {
      // Whichever of both the worker hears of first, and however often.
      if (isToldFirst) w.arrange(1, other);
      w.service.move(w.entryOf(1)!.id, third);
      if (!isToldFirst) w.arrange(1, one);
      await w.sync();
      await w.sync();
      expect(w.entries()).toMatchObject([isToldFirst ? other : one]);
      expect(w.busy()).toEqual([]);
    }
  });

  it('leaves out what a person deleted there until the interview changes', async () => {
    const w = world(makeFake);
    w.arrange(1, one);
    await w.sync();
    w.service.remove(w.entryOf(1)!.id);
    await w.sync();
    await w.sync();
    expect(w.entries()).toEqual([]);
    w.arrange(1, other);
    await w.sync();
    expect(w.entries()).toHaveLength(1);
  });

  it('has booked shifts, as none of the busy times, and puts back what was moved there', async () => {
    const w = world(makeFake);
    w.book(1, one);
    await w.sync();
    expect(w.entries()).toMatchObject([one]);
    expect(w.busy()).toEqual([]);
    w.service.move(w.shiftEntry(1)!.id, other);
    await w.sync();
    expect(w.entries()).toMatchObject([one]);
    w.book(1, other);
    await w.sync();
    expect(w.entries()).toMatchObject([other]);
    w.book(1, null);
    await w.sync();
    expect(w.entries()).toEqual([]);
    expect(w.removed()).toEqual([]);
  });

  it('says once that the shift of a deleted entry is still booked', async () => {
    const w = world(makeFake);
    w.book(1, one);
    w.arrange(1, other);
    await w.sync();
    w.service.remove(w.shiftEntry(1)!.id);
    w.service.remove(w.entryOf(1)!.id);
    await w.sync();
    await w.sync();
    expect(w.removed()).toMatchObject([{ shiftId: shiftIdOf(1) }]);
    expect(w.entries()).toEqual([]);
  });

  it('says nothing of a deleted entry whose shift has started', async () => {
    const w = world(makeFake);
    w.book(1, one);
    await w.sync();
    w.pass(30 * 24);
    w.service.remove(w.shiftEntry(1)!.id);
    await w.sync();
    expect(w.removed()).toEqual([]);
  });

  it('gets no entry of a shift that was over before, whatever becomes of its booking', async () => {
    const w = world(makeFake, '2026-11-20T12:00:00.000Z');
    w.book(1, one);
    await w.sync();
    expect(w.entries()).toEqual([]);
  });

  it('has what its owner chose, requests only if they did', async () => {
    const w = world(makeFake);
    w.book(1, one);
    w.book(2, other, false);
    w.arrange(3, other);
    await w.sync();
    expect(w.entries()).toHaveLength(2);
    await w.choose(['requests']);
    await w.sync();
    expect(w.entries()).toMatchObject([{ subjectId: shiftIdOf(2) }]);
    await w.choose([]);
    await w.sync();
    expect(w.entries()).toEqual([]);
    await w.choose(['interviews', 'shifts', 'requests']);
    await w.sync();
    expect(w.entries()).toHaveLength(3);
    expect(w.busy()).toEqual([]);
  });

  it('reads everything again when its token is over', async () => {
    const w = world(makeFake);
    await w.sync();
    w.service.write('dentist', one);
    w.service.expireTokens();
    await w.sync();
    expect(w.busy()).toHaveLength(1);
  });

  it('finds an interview whose event was lost', async () => {
    const w = world(makeFake);
    await w.sync();
    w.arrange(1, one, false);
    await w.sync();
    expect(w.entries()).toHaveLength(1);
    w.arrange(1, null, false);
    await w.sync();
    expect(w.entries()).toEqual([]);
  });

  it('finds the entries of before it was disconnected', async () => {
    const w = world(makeFake);
    w.arrange(1, one);
    await w.sync();
    w.forget();
    await w.sync();
    expect(w.entries()).toMatchObject([one]);
    expect(w.busy()).toEqual([]);
  });

  it('has a channel that is renewed when the service asks for it', async () => {
    const w = world(makeFake);
    await w.sync();
    const before = w.service.calls.length;
    w.put(renewTask);
    await w.run(Infinity);
    expect(w.service.calls.slice(before).filter((it) => it.startsWith('channel.'))).toHaveLength(1);
  });
});

const large: [string, CalendarFake, string, number][] = [
  ['Google Calendar', googleFake(() => undefined, 2500), 'events.list', 8],
  ['Microsoft Outlook', outlookFake(() => undefined, 1000), 'events.list', 20],
];

describe('a connected calendar of 20,000 events', () => {
  it.each(large)(
    'is read to its end, and gives its share of busy times: %s',
    async (_name, service, reading, requests) => {
      const calls: string[] = [];
      const start = Date.parse('2026-10-30T00:00:00.000Z');
      for (let number = 0; number < 20_000; number += 1) {
        const startsAt = new Date(start + number * 1500_000).toISOString();
        const endsAt = new Date(start + number * 1500_000 + 600_000).toISOString();
        service.write(`event${number}`, { startsAt, endsAt });
      }
      let busy: readonly BusyTime[] = [];
      const work = createCalendarWork({
        calendar: service.calendar,
        times: { get: async () => null, upcoming: async () => [] },
        noteRemoved: async () => undefined,
        links: {
          get: async () => null,
          put: async () => undefined,
          remove: async () => undefined,
          list: async () => [],
        },
        saveBusy: async (_id, times) => {
          busy = times;
        },
        queueTask: async ({ integrationId }) => void calls.push(integrationId),
        tokenFor: async () => 'token',
        siteUrl: 'https://site.test',
        clock: { now: () => new Date('2026-10-29T12:00:00.000Z') },
      });
      const integration = { integrationId: 'itg_1', owner: { id: userId } } as StoredIntegration;
      await work.tasks['sync']!({ vendor: service.vendor, integration }, {} as StoredTask);
      expect(busy).toHaveLength(2000);
      expect(service.calls.filter((it) => it === reading)).toHaveLength(requests);
    },
  );
});

type Act = (w: World) => void | Promise<void>;
const acts: fc.Arbitrary<Act> = fc.oneof(
  fc.tuple(fc.integer({ min: 1, max: 3 }), slot, fc.boolean()).map(
    ([number, time, told]): Act =>
      (w) =>
        w.arrange(number, time, told),
  ),
  fc.tuple(fc.integer({ min: 1, max: 3 }), fc.boolean()).map(
    ([number, told]): Act =>
      (w) =>
        w.arrange(number, null, told),
  ),
  fc.tuple(fc.integer({ min: 1, max: 3 }), slot).map(
    ([number, time]): Act =>
      (w) =>
        w.service.write(`foreign${number}`, time),
  ),
  fc.integer({ min: 1, max: 3 }).map(
    (number): Act =>
      (w) =>
        w.service.remove(`foreign${number}`),
  ),
  fc.tuple(fc.integer({ min: 1, max: 3 }), slot).map(([number, time]): Act => (w) => {
    const entry = w.entryOf(number);
    if (entry) w.service.move(entry.id, time);
  }),
  fc.constant<Act>((w) => w.service.expireTokens()),
  fc.constantFrom(1, 25).map(
    (hours): Act =>
      (w) =>
        w.pass(hours),
  ),
  fc.integer({ min: 0, max: 14 }).map(
    (until): Act =>
      (w) =>
        w.sync(until),
  ),
  fc.integer({ min: 0, max: 8 }).map(
    (until): Act =>
      (w) =>
        w.run(until),
  ),
);

const timesOf = (slots: readonly Slot[]): string[] =>
  slots.map(({ startsAt, endsAt }) => `${startsAt} ${endsAt}`).sort();

describe.each(services)('both sides, here and at %s', (_name, makeFake) => {
  it('converge after any edits and faults, across daylight saving: each interview once, and every foreign time', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(acts, { minLength: 1, maxLength: 14 }), async (steps) => {
        const w = world(makeFake);
        for (const act of steps) await act(w);
        for (let round = 0; round < 3; round += 1) await w.sync();

        const shown = w.entries();
        // What is over is history on both sides.
        const isAhead = ({ endsAt }: Slot) => endsAt > w.now();
        expect(timesOf(shown.filter(isAhead))).toEqual(timesOf(w.interviews().filter(isAhead)));
        const outside = w.foreign();
        const covered = (time: number) =>
          w.busy().some((it) => Date.parse(it.startsAt) <= time && Date.parse(it.endsAt) > time);
        for (const { startsAt, endsAt } of outside) {
          expect(covered(Date.parse(startsAt))).toBe(true);
          expect(covered(Date.parse(endsAt) - 1)).toBe(true);
        }
        const length = (slots: readonly Slot[]) =>
          slots.reduce((sum, it) => sum + Date.parse(it.endsAt) - Date.parse(it.startsAt), 0);
        const foreignLength = outside.length * 3600_000;
        expect(length(w.busy())).toBeLessThanOrEqual(foreignLength);

        const before = w.service.calls.length;
        await w.sync();
        expect(w.service.calls.slice(before)).toEqual(w.service.quiet);
      }),
      { numRuns: 300 },
    );
  });
});
