import type { BusyTime } from '@shared/messages/model/calendar';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StoredIntegration, StoredTask } from '../../../store/connect/integrations/ports';
import { googleFake } from '../providers/google-calendar/google.fake';
import { outlookFake } from '../providers/microsoft-outlook/outlook.fake';
import { createCalendarWork } from './calendar-work';
import { at, days, one, other, services, userId, world, type World } from './calendar-world.fake';
import { renewTask } from './tasks';
import type { CalendarFake, FakeSlot as Slot } from './calendar.fake';

const slot = fc
  .tuple(fc.constantFrom(...days), fc.integer({ min: 3, max: 20 }))
  .map(([day, hour]): Slot => ({ startsAt: at(day, hour), endsAt: at(day, hour + 1) }));

describe.each(services)('a connected %s', (_name, makeFake) => {
  it('returns busy times without titles, and without our own events', async () => {
    const w = world(makeFake);
    w.service.write('dentist', one);
    w.service.write('reminder', other, { free: true });
    w.arrange(1, other);
    await w.sync();
    expect(w.busy()).toEqual([{ ...one, allDay: false }]);
    expect(w.entries()).toHaveLength(1);
  });

  it('does not react to its own changes', async () => {
    const w = world(makeFake);
    w.arrange(1, one);
    await w.sync();
    await w.sync();
    const before = w.service.calls.length;
    await w.sync();
    await w.sync();
    expect(w.service.calls.slice(before)).toEqual([...w.service.quiet, ...w.service.quiet]);
  });

  it('reverts an edit of an entry, because both sides agreed on the time', async () => {
    const w = world(makeFake);
    w.arrange(1, one);
    await w.sync();
    w.service.move(w.entryOf(1)!.id, other);
    await w.sync();
    expect(w.entries()).toMatchObject([one]);
  });

  it('keeps the interview’s time when both sides moved it at once', async () => {
    const w = world(makeFake);
    w.arrange(1, one);
    await w.sync();
    const third = { startsAt: at('2026-11-03', 9), endsAt: at('2026-11-03', 10) };
    for (const isToldFirst of [true, false]) {
      // In either order, and repeatedly.
      if (isToldFirst) w.arrange(1, other);
      w.service.move(w.entryOf(1)!.id, third);
      if (!isToldFirst) w.arrange(1, one);
      await w.sync();
      await w.sync();
      expect(w.entries()).toMatchObject([isToldFirst ? other : one]);
      expect(w.busy()).toEqual([]);
    }
  });

  it('skips an entry that the person deleted until the interview changes', async () => {
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

  it('reverts an edit of a past entry, even if the worker stops right after noting it', async () => {
    for (let until = 1; until < 12; until += 1) {
      const w = world(makeFake);
      w.arrange(1, one);
      await w.sync();
      w.pass(5 * 24);
      w.service.move(w.entryOf(1)!.id, { startsAt: at('2026-11-03', 13), endsAt: at('2026-11-03', 14) });
      await w.sync(until);
      await w.sync();
      expect(w.entries(), `stopped after ${until} steps`).toMatchObject([one]);
    }
  });

  it('reads everything again when its token expires', async () => {
    const w = world(makeFake);
    await w.sync();
    w.service.write('dentist', one);
    w.service.expireTokens();
    await w.sync();
    expect(w.busy()).toHaveLength(1);
  });

  it('catches up on an interview whose event was lost', async () => {
    const w = world(makeFake);
    await w.sync();
    w.arrange(1, one, false);
    await w.sync();
    expect(w.entries()).toHaveLength(1);
    w.arrange(1, null, false);
    await w.sync();
    expect(w.entries()).toEqual([]);
  });

  it('recognizes the entries from before it was disconnected', async () => {
    const w = world(makeFake);
    w.arrange(1, one);
    await w.sync();
    w.forget();
    await w.sync();
    expect(w.entries()).toMatchObject([one]);
    expect(w.busy()).toEqual([]);
  });

  it('renews its channel when the service asks for it', async () => {
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

describe.each(services)('our side and %s', (_name, makeFake) => {
  it('converge after any edits and faults, across daylight saving: each interview once, and all other times', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(acts, { minLength: 1, maxLength: 14 }), async (steps) => {
        const w = world(makeFake);
        for (const act of steps) await act(w);
        for (let round = 0; round < 3; round += 1) await w.sync();

        const shown = w.entries();
        // Both sides keep past entries.
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
