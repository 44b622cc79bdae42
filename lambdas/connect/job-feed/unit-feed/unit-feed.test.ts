import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { UnitFeedState } from '@shared/work/model/shifts/unit-feed';
import { keyedHash } from '../../../platform/crypto/keyed-hash';
import { parseUnitFeedToken, unitFeedToken } from '../../../store/work/locations/feed-token';
import type { UnitPlace } from '../../../store/work/locations/ports';
import { bookingWith, shiftWith } from '../../../store/work/shifts/shifts.fake';
import type { ShiftItem } from '../../../store/work/shifts/shift-item';
import type { ScheduledShift } from '../../../store/work/shifts/unit-schedule';
import { readUnitFeed, type UnitFeedDeps } from './read-unit-feed';

const hash = keyedHash(async () => Buffer.from('key'));
const ref = {
  organizationId: `org_${'0'.repeat(26)}`,
  locationId: `loc_${'0'.repeat(26)}`,
  unitId: `unt_${'0'.repeat(26)}`,
};
const on: UnitFeedState = { on: true, version: 2, changedAt: '2026-11-26T09:00:00.000Z', language: 'en' };
const people = (...names: string[]) =>
  names.map((name, at) => ({
    ...bookingWith(`pro_${at}`, { status: 'confirmed' }),
    professional: { userId: `pro_${at}`, name },
  }));

class World {
  feed: UnitFeedState | undefined = on;
  scheduled: ScheduledShift[] = [];
  canceled: ShiftItem[] = [];
  canceledSince: string[] = [];
  asked: { unitId: string; from: string; until: string }[] = [];

  readonly deps: UnitFeedDeps = {
    locations: {
      unit: async (of) =>
        of.unitId === ref.unitId
          ? ({
              location: { name: 'Lakeshore', timeZone: 'America/Chicago' },
              unit: { name: 'ICU', ...(this.feed && { feed: this.feed }) },
            } as UnitPlace)
          : null,
    },
    schedule: async (unitId, between) => {
      this.asked.push({ unitId, ...between });
      return this.scheduled;
    },
    canceled: async (_unitId, since) => {
      this.canceledSince.push(since);
      return this.canceled;
    },
    hash,
    clock: { now: () => new Date('2026-12-03T18:00:00.000Z') },
  };

  async read(version = 2): Promise<string | null> {
    return readUnitFeed(this.deps, await unitFeedToken(hash, { ref, version }));
  }
}

const eventsIn = (text: string | null) =>
  new ICAL.Component(ICAL.parse(text ?? '') as unknown[]).getAllSubcomponents('vevent').map((it) => new ICAL.Event(it));
const titlesOf = async (world: World) => eventsIn(await world.read()).map(({ summary }) => summary);

describe('a unit’s calendar', () => {
  it('has each shift in the location’s time zone, with initials and open slots', async () => {
    const world = new World();
    const shift = shiftWith({ headcount: 3, confirmed: 2, revision: 7 });
    world.scheduled = [{ shift, bookings: people('Josephine Quigley', 'Ada María Núñez') }];
    const text = await world.read();
    const [event] = eventsIn(text);
    expect([event?.uid, event?.summary, event?.sequence, event?.location]).toEqual([
      'shf_1-unit@wardline.example',
      'ICU 7 PM: A.N., J.Q., 1 open',
      7,
      'Lakeshore',
    ]);
    for (const line of [
      'DTSTART;TZID=America/Chicago:20261203T190000',
      'DTEND;TZID=America/Chicago:20261204T070000',
      'TZID:America/Chicago',
      'STATUS:CONFIRMED',
    ]) {
      expect(text).toContain(`\r\n${line}\r\n`);
    }
    for (const secret of ['Josephine', 'Quigley', 'Núñez', '57', '655']) expect(text).not.toContain(secret);
  });

  it('names only people who are booked or came', async () => {
    const world = new World();
    const [one, two] = people('Ann Lee', 'Bob Ray');
    const others = (['requested', 'backup', 'canceled_by_worker', 'no_show'] as const).map((status) =>
      bookingWith(`pro_${status}`, { status }),
    );
    const missing = { ...two!, missingSince: '2026-12-04T01:30:00.000Z' };
    const shift = shiftWith({ confirmed: 2, missing: 1, status: 'in_progress' });
    world.scheduled = [{ shift, bookings: [one!, missing, ...others] }];
    expect(await titlesOf(world)).toEqual(['ICU 7 PM: A.L., 1 open']);
  });

  it('shows minutes where there are some, single names, and shifts without anyone', async () => {
    const world = new World();
    const half = { startsAt: '2026-12-04T01:30:00.000Z' };
    world.scheduled = [
      { shift: shiftWith({ ...half, headcount: 1, confirmed: 1 }), bookings: people('Cher') },
      { shift: shiftWith({ shiftId: 'shf_2', headcount: 2 }), bookings: [] },
    ];
    expect(await titlesOf(world)).toEqual(['ICU 7:30 PM: C.', 'ICU 7 PM: 2 open']);
  });

  it('has 60 days and the current shift, and omits past shifts', async () => {
    const world = new World();
    const ended = { startsAt: '2026-12-03T01:00:00.000Z', endsAt: '2026-12-03T13:00:00.000Z' };
    const runs = { startsAt: '2026-12-03T13:00:00.000Z', endsAt: '2026-12-04T01:00:00.000Z' };
    world.scheduled = [ended, runs].map((times, at) => ({
      shift: shiftWith({ shiftId: `shf_${at}`, ...times }),
      bookings: [],
    }));
    expect(eventsIn(await world.read()).map(({ uid }) => uid)).toEqual(['shf_1-unit@wardline.example']);
    expect(world.asked).toEqual([
      { unitId: ref.unitId, from: '2026-12-02T18:00:00.000Z', until: '2027-02-01T18:00:00.000Z' },
    ]);
  });

  it('keeps canceled shifts for 30 days, under their ID and with a later sequence', async () => {
    const world = new World();
    const canceledAt = '2026-12-01T09:00:00.000Z';
    world.scheduled = [{ shift: shiftWith(), bookings: [] }];
    world.canceled = [
      shiftWith({ shiftId: 'shf_2', status: 'canceled', updatedAt: canceledAt, revision: 4 }),
      shiftWith({ shiftId: 'shf_3', status: 'canceled', updatedAt: canceledAt, startsAt: '2026-12-02T13:00:00.000Z' }),
    ];
    const text = await world.read();
    const [, one, past] = eventsIn(text);
    expect([one?.uid, one?.summary, one?.sequence]).toEqual(['shf_2-unit@wardline.example', 'ICU 7 PM: canceled', 4]);
    expect(past?.uid).toBe('shf_3-unit@wardline.example');
    expect(text?.match(/STATUS:\w+/g)).toEqual(['STATUS:CONFIRMED', 'STATUS:CANCELLED', 'STATUS:CANCELLED']);
    expect(world.canceledSince).toEqual(['2026-11-03T18:00:00.000Z']);
  });

  it('omits shifts that were canceled before a calendar could have read them', async () => {
    const world = new World();
    const far = { startsAt: '2027-02-10T13:00:00.000Z', endsAt: '2027-02-11T01:00:00.000Z' };
    world.canceled = [shiftWith({ ...far, status: 'canceled', updatedAt: '2026-12-01T09:00:00.000Z' })];
    expect(eventsIn(await world.read())).toEqual([]);
  });

  it('is in the language of the person who turned it on', async () => {
    const world = new World();
    world.feed = { ...on, language: 'es' };
    world.scheduled = [{ shift: shiftWith(), bookings: [] }];
    expect((await titlesOf(world))[0]).toMatch(/2 libres$/);
  });
});

describe('the address of a unit’s calendar', () => {
  it('returns nothing after it was replaced or turned off, or the unit is gone', async () => {
    const world = new World();
    expect(await world.read()).toContain('BEGIN:VCALENDAR');
    expect(await world.read(1)).toBeNull();
    world.feed = { ...on, on: false };
    expect(await world.read()).toBeNull();
    world.feed = undefined;
    expect(await world.read()).toBeNull();
    const other = { ...ref, unitId: `unt_${'1'.repeat(26)}` };
    expect(await readUnitFeed(world.deps, await unitFeedToken(hash, { ref: other, version: 2 }))).toBeNull();
  });

  it('cannot be forged', async () => {
    const token = await unitFeedToken(hash, { ref, version: 2 });
    expect(await parseUnitFeedToken(hash, token)).toEqual({ ref, version: 2 });
    const other = keyedHash(async () => Buffer.from('other'));
    const forged = [
      '',
      'x.ics',
      token.replace('.2.', '.3.'),
      token.replace('unt_0', 'unt_1'),
      token.replace('.ics', ''),
      await unitFeedToken(other, { ref, version: 2 }),
    ];
    for (const it of forged) expect(await readUnitFeed(new World().deps, it), it).toBeNull();
  });
});
