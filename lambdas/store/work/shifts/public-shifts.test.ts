import { describe, expect, it } from 'vitest';
import { systemClock } from '../../../platform/clock';
import type { Table } from '../../../platform/table/table';
import { locationKeys } from '../locations/keys';
import { createPublicShifts } from './public-shifts';
import { shiftItem } from './shift-item';
import { shiftWith } from './shifts.fake';

const { newId } = systemClock;
const of = {
  shiftId: newId('shf'),
  organizationId: newId('org'),
  locationId: newId('loc'),
  unitId: newId('unt'),
  termsHash: '0'.repeat(64),
};

const setUp = (items: readonly Record<string, unknown>[]) => {
  const sent: string[] = [];
  let now = new Date('2026-12-01T00:00:00.000Z');
  const location = {
    ...locationKeys.location(of.organizationId, of.locationId),
    locationId: of.locationId,
    city: 'Chicago',
  };
  const answers = {
    Query: { Items: items },
    BatchGet: { Responses: { table: [location] } },
  };
  const client = {
    send: async (command: { constructor: { name: string } }) => {
      const { name } = command.constructor;
      sent.push(name);
      return name.startsWith('Query') ? answers.Query : answers.BatchGet;
    },
  };
  const shifts = createPublicShifts({ name: 'table', client } as unknown as Table, { now: () => now });
  const pass = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1000);
  };
  return { sent, shifts, pass };
};

describe('public open shifts', () => {
  it('have no address, people, times, or ID', async () => {
    const { shifts } = setUp([shiftItem(shiftWith({ ...of, confirmed: 1 }))]);
    const [shift] = await shifts.of(of.organizationId);
    expect(Object.keys(shift!).toSorted()).toEqual(
      ['careUnit', 'city', 'currency', 'day', 'free', 'part', 'professions', 'rateCents', 'state'].toSorted(),
    );
    expect(shift).toMatchObject({ part: 'night', careUnit: 'icu', city: 'Chicago', state: 'IL', free: 1 });
  });

  it('are read once a minute for all visitors', async () => {
    const { sent, shifts, pass } = setUp([shiftItem(shiftWith(of))]);
    await Promise.all([shifts.of(of.organizationId), shifts.of(of.organizationId)]);
    const once = sent.length;
    pass(59);
    await shifts.of(of.organizationId);
    expect(sent).toHaveLength(once);
    pass(2);
    await shifts.of(of.organizationId);
    expect(sent.length).toBeGreaterThan(once);
  });
});
