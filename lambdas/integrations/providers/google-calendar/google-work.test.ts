import { instantAt } from '@shared/domain/schedule-times';
import type { BusyTime } from '@shared/model/calendar';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { InterviewTime } from '../../../store/interviews/calendar-entries';
import type { IntegrationLink, NewTask, StoredIntegration, StoredTask } from '../../../store/integrations/ports';
import { createGoogleWork, eventIdOf } from './google-work';
import { googleFake, WorkerStopped } from './google.fake';

const userId = '0b6f2f0e-2f7d-4a53-9d0f-3c3a5f1b7a11';
const zone = 'America/New_York';
/** The week before and after the clocks go back, on November 1, and forward, on March 14, 2027. */
const days = ['2026-10-30', '2026-11-01', '2026-11-02', '2027-03-13', '2027-03-14', '2027-03-15'];
const at = (day: string, hour: number): string =>
  new Date(instantAt(Date.parse(`${day}T00:00:00Z`) + hour * 3600_000, zone)).toISOString();

type Slot = { startsAt: string; endsAt: string };
const slot = fc
  .tuple(fc.constantFrom(...days), fc.integer({ min: 3, max: 20 }))
  .map(([day, hour]): Slot => ({ startsAt: at(day, hour), endsAt: at(day, hour + 1) }));

const interviewIdOf = (number: number): string => `int_${String(number).padStart(26, '0')}`;

const world = (now = '2026-10-29T12:00:00.000Z') => {
  let clock = new Date(now);
  let steps = Infinity;
  const step = (): void => {
    steps -= 1;
    if (steps < 0) throw new WorkerStopped();
  };
  const google = googleFake(step);
  const interviews = new Map<string, InterviewTime>();
  const links = new Map<string, IntegrationLink>();
  const queued = new Map<string, NewTask>();
  let busy: readonly BusyTime[] = [];
  const integration = {
    integrationId: 'itg_1',
    owner: { kind: 'person', id: userId },
    provider: 'google-calendar',
  } as StoredIntegration;
  const put = (task: NewTask): void => void queued.set(`${task.kind}#${task.subject}`, task);
  const work = createGoogleWork({
    entries: {
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
          await work.tasks[task.kind]!({ vendor: google.vendor, integration }, task as StoredTask);
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
    google,
    busy: () => busy,
    now: () => clock.toISOString(),
    pass: (hours: number) => {
      clock = new Date(clock.getTime() + hours * 3600_000);
    },
    put,
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
          ...{ interviewId, jobId: 'job', jobTitle: 'ICU Nurse', organizationId: 'org', type: 'video', place: '' },
          ...{ timeZone: zone, settled: true, sequence: 0, updatedAt: now, ...time },
        });
      }
      if (told) put({ kind: 'entry', subject: interviewId });
    },
    interviews: () => [...interviews.values()],
    eventId: (number: number) => eventIdOf(userId, interviewIdOf(number)),
    ownEvents: () => google.events().filter((it) => it.extendedProperties?.private?.['wardline'] !== undefined),
  };
};
type World = ReturnType<typeof world>;

const foreign = (id: string, { startsAt, endsAt }: Slot, more: object = {}) => ({
  ...{ id, status: 'confirmed', start: { dateTime: startsAt }, end: { dateTime: endsAt }, ...more },
});

const one = { startsAt: at('2026-11-02', 9), endsAt: at('2026-11-02', 10) };
const other = { startsAt: at('2026-11-02', 13), endsAt: at('2026-11-02', 14) };

describe('a connected Google Calendar', () => {
  it('gives busy times without titles, and none of our own events', async () => {
    const w = world();
    w.google.write(foreign('dentist', one));
    w.google.write(foreign('reminder', other, { transparency: 'transparent' }));
    w.arrange(1, other);
    await w.sync();
    expect(w.busy()).toEqual([{ ...one, allDay: false }]);
    expect(w.ownEvents()).toHaveLength(1);
  });

  it('does not answer its own echo', async () => {
    const w = world();
    w.arrange(1, one);
    await w.sync();
    await w.sync();
    const before = w.google.calls.length;
    await w.sync();
    await w.sync();
    expect(w.google.calls.slice(before)).toEqual(['events.list', 'events.list']);
  });

  it('takes back an edit of an entry, because both sides agreed on the time', async () => {
    const w = world();
    w.arrange(1, one);
    await w.sync();
    const [event] = w.ownEvents();
    w.google.write({ ...event!, start: { dateTime: other.startsAt }, end: { dateTime: other.endsAt } });
    await w.sync();
    expect(Date.parse(w.ownEvents()[0]!.start!.dateTime!)).toBe(Date.parse(one.startsAt));
  });

  it('leaves out what a person deleted there until the interview changes', async () => {
    const w = world();
    w.arrange(1, one);
    await w.sync();
    w.google.remove(w.eventId(1));
    await w.sync();
    await w.sync();
    expect(w.ownEvents()).toEqual([]);
    w.arrange(1, other);
    await w.sync();
    expect(w.ownEvents()).toHaveLength(1);
  });

  it('reads everything again after 410', async () => {
    const w = world();
    await w.sync();
    w.google.write(foreign('dentist', one));
    w.google.expireTokens();
    await w.sync();
    expect(w.busy()).toHaveLength(1);
  });

  it('finds an interview whose event was lost', async () => {
    const w = world();
    await w.sync();
    w.arrange(1, one, false);
    await w.sync();
    expect(w.ownEvents()).toHaveLength(1);
    w.arrange(1, null, false);
    await w.sync();
    expect(w.ownEvents()).toEqual([]);
  });

  it('reads at most its share of a calendar with 20,000 events', async () => {
    const calls: string[] = [];
    const google = googleFake(() => undefined, 2500);
    const start = Date.parse('2026-10-30T00:00:00.000Z');
    for (let number = 0; number < 20_000; number += 1) {
      const startsAt = new Date(start + number * 1500_000).toISOString();
      const endsAt = new Date(start + number * 1500_000 + 600_000).toISOString();
      google.write(foreign(`event${number}`, { startsAt, endsAt }));
    }
    let busy: readonly BusyTime[] = [];
    const work = createGoogleWork({
      entries: { get: async () => null, upcoming: async () => [] },
      links: { get: async () => null, put: async () => undefined, remove: async () => undefined, list: async () => [] },
      saveBusy: async (_id, times) => {
        busy = times;
      },
      queueTask: async ({ integrationId }) => void calls.push(integrationId),
      tokenFor: async () => 'token',
      siteUrl: 'https://site.test',
      clock: { now: () => new Date('2026-10-29T12:00:00.000Z') },
    });
    const integration = { integrationId: 'itg_1', owner: { id: userId } } as StoredIntegration;
    await work.tasks['sync']!({ vendor: google.vendor, integration }, {} as StoredTask);
    expect(busy).toHaveLength(2000);
    expect(google.calls.filter((it) => it === 'events.list')).toHaveLength(8);
  });
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
        w.google.write(foreign(`foreign${number}`, time)),
  ),
  fc.integer({ min: 1, max: 3 }).map(
    (number): Act =>
      (w) =>
        void w.google.remove(`foreign${number}`),
  ),
  fc.tuple(fc.integer({ min: 1, max: 3 }), slot).map(([number, time]): Act => (w) => {
    const event = w.google.events().find(({ id }) => id === w.eventId(number));
    if (event) w.google.write({ ...event, start: { dateTime: time.startsAt }, end: { dateTime: time.endsAt } });
  }),
  fc.constant<Act>((w) => w.google.expireTokens()),
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

describe('both sides', () => {
  it('converge after any edits and faults, across daylight saving: each interview once, and every foreign time', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(acts, { minLength: 1, maxLength: 14 }), async (steps) => {
        const w = world();
        for (const act of steps) await act(w);
        for (let round = 0; round < 3; round += 1) await w.sync();

        const shown = w.ownEvents().map(({ start, end }) => ({
          startsAt: new Date(start!.dateTime!).toISOString(),
          endsAt: new Date(end!.dateTime!).toISOString(),
        }));
        // What is over is history on both sides.
        const isAhead = ({ endsAt }: Slot) => endsAt > w.now();
        expect(timesOf(shown.filter(isAhead))).toEqual(timesOf(w.interviews().filter(isAhead)));
        expect(new Set(w.ownEvents().map(({ id }) => id)).size).toBe(shown.length);
        const outside = w.google.events().filter((it) => it.extendedProperties === undefined);
        const covered = (time: number) =>
          w.busy().some((it) => Date.parse(it.startsAt) <= time && Date.parse(it.endsAt) > time);
        for (const { start, end } of outside) {
          expect(covered(Date.parse(start!.dateTime!))).toBe(true);
          expect(covered(Date.parse(end!.dateTime!) - 1)).toBe(true);
        }
        const length = (slots: readonly Slot[]) =>
          slots.reduce((sum, it) => sum + Date.parse(it.endsAt) - Date.parse(it.startsAt), 0);
        const foreignLength = outside.length * 3600_000;
        expect(length(w.busy())).toBeLessThanOrEqual(foreignLength);

        const before = w.google.calls.length;
        await w.sync();
        expect(w.google.calls.slice(before)).toEqual(['events.list']);
      }),
      { numRuns: 300 },
    );
  });
});
