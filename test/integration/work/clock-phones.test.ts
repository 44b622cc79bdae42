import { attendanceRoutes } from '@shared/work/api/attendance.routes';
import { auditRoutes } from '@shared/trust/api/audit.routes';
import { locationRoutes } from '@shared/work/api/locations.routes';
import { notificationRoutes } from '@shared/messages/api/notifications.routes';
import { entryHash } from '@shared/work/rules/attendance/entry-chain';
import type { ClockEntry } from '@shared/work/model/attendance';
import type { ClockPhone } from '@shared/work/model/clock-phone';
import { LocationForm } from '@shared/work/model/location';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openTable } from '@lambdas/platform/table/table';
import { createClockPhones } from '@lambdas/store/work/attendance/clock-phones';
import { kioskCode } from '@lambdas/store/work/attendance/kiosk-code';
import { attendanceAt, minutesAfter, Phone, shiftDayOf } from '../../support/work/attendance';
import { api } from '../../support/client';
import { mailsTo, registerProfessional, type Person } from '../../support/people';
import { approveRequest, bookShift, coverUnit, createShift, shiftForm, type Pooled } from '../../support/work/shifts';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();
const as = ({ token }: Person) => ({ token });
const taken = { breaks: ['yes' as const], charge: false, handover: true };
const addedSubject = 'A new phone now signs your Wardline clock entries';

const booked = async (people = 1) => {
  const unit = await coverUnit(stack, people);
  const shift = (await createShift(unit.manager, unit.location, shiftForm({ headcount: people }))).body;
  for (const person of unit.pool) {
    expect((await bookShift(person, shift)).status).toBe(200);
    expect((await approveRequest(unit.manager, shift, person)).status).toBe(200);
  }
  const pool = unit.pool as [Pooled, ...Pooled[]];
  return { ...unit, pool, shift };
};

const phonesOf = async (person: Person): Promise<ClockPhone[]> =>
  (await api(attendanceRoutes.listClockPhones, {}, as(person))).body.items;
const remove = (person: Person, phoneId: string) =>
  api(attendanceRoutes.removeClockPhone, { params: { phoneId } }, as(person));
const notices = async ({ email }: Person) =>
  (await mailsTo(email)).filter(({ subject }) => subject === addedSubject).length;

/** Changes an entry after it was signed. */
const changed = async (entry: ClockEntry, changes: Partial<ClockEntry>): Promise<ClockEntry> => {
  const next = { ...entry, ...changes };
  return { ...next, hash: await entryHash(next) };
};

describe('phones that sign', () => {
  it('are added by their first entries, announced from the second on, and listed with recognizable details', async () => {
    const { pool, shift } = await booked();
    const [person] = pool;
    const [own, borrowed] = [new Phone(shift), new Phone(shift)];
    await own.make({ kind: 'in', at: shift.startsAt });
    const first = await own.send(person, minutesAfter(shift.startsAt, 1));
    expect(first.results).toMatchObject([{ outcome: 'recorded', trust: 'high', signing: 'new_phone' }]);
    expect(first.attendances).toMatchObject([{ evidence: 'high', in: { signing: 'new_phone' } }]);
    await stack.drain();
    expect(await notices(person)).toBe(0);
    await borrowed.make({ kind: 'out', at: shift.endsAt, answers: taken });
    const second = await borrowed.send(person, minutesAfter(shift.endsAt, 1));
    expect(second.attendances).toMatchObject([{ status: 'submitted', out: { trust: 'high', signing: 'new_phone' } }]);
    await stack.drain();
    expect(await notices(person)).toBe(1);
    const { items: inApp } = (await api(notificationRoutes.listNotifications, { query: {} }, as(person))).body;
    expect(inApp.map(({ title }) => title)).toContain('A new phone now signs your clock entries');
    expect(await phonesOf(person)).toMatchObject([
      { browser: 'safari', system: 'iphone', current: false },
      { browser: 'safari', system: 'iphone', current: false },
    ]);
    const again = await own.send(person, minutesAfter(shift.endsAt, 2));
    expect(again.results).toMatchObject([{ outcome: 'known', signing: 'new_phone' }]);
    const { body } = await api(auditRoutes.listOwnActivity, { query: {} }, as(person));
    expect(JSON.stringify(body)).toContain('ClockPhone');
  });

  it('no longer count once removed; their times still do, and are flagged for review', async () => {
    const { pool, shift } = await booked(2);
    const [person, stranger] = pool;
    const lost = new Phone(shift);
    await lost.make({ kind: 'in', at: shift.startsAt });
    await lost.send(person, minutesAfter(shift.startsAt, 1));
    const [{ phoneId } = { phoneId: '' }] = await phonesOf(person);
    await lost.make({ kind: 'out', at: shift.endsAt, answers: taken });
    expect((await remove(stranger!, phoneId)).status).toBe(404);
    const both = await Promise.all([remove(person, phoneId), remove(person, phoneId)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(await phonesOf(person)).toEqual([]);
    const late = await lost.send(person, minutesAfter(shift.endsAt, 1));
    expect(late.results).toMatchObject([
      { outcome: 'known', signing: 'new_phone' },
      { outcome: 'recorded', trust: 'look', signing: 'removed_phone' },
    ]);
    expect(late.attendances).toMatchObject([{ status: 'submitted', matches: false, approvedBySilenceAt: null }]);
    expect(await phonesOf(person)).toEqual([]);
    await stack.drain();
    const subjects = (await mailsTo(person.email)).map(({ subject }) => subject);
    expect(subjects).toContain('A phone no longer signs your Wardline clock entries');
  });

  it('are limited: a new one replaces the longest unused one', async () => {
    const { userId } = await registerProfessional();
    const phones = createClockPhones(openTable());
    const phone = (number: number) => {
      const at = minutesAfter('2026-12-04T01:00:00.000Z', number);
      const phoneId = createHash('sha256').update(`${userId} ${number}`).digest('base64url');
      const named = { browser: 'safari', system: 'iphone', addedAt: at, lastUsedAt: at } as const;
      return { userId, phoneId, device: `device-${number}`, ...named };
    };
    for (let number = 0; number <= shiftLimits.clockPhones; number += 1) await phones.add(phone(number));
    const kept = await phones.list(userId);
    expect(kept).toHaveLength(shiftLimits.clockPhones);
    expect(kept.map(({ device }) => device)).not.toContain('device-0');
    const twice = await Promise.all([phones.add(phone(20)), phones.add(phone(20))]);
    expect(twice.map(({ device }) => device)).toEqual(['device-20', 'device-20']);
    expect(await phones.isOfOther('someone-else', phone(20).phoneId)).toBe(true);
    expect(await phones.isOfOther(userId, phone(20).phoneId)).toBe(false);
  });
});

describe('entries without a good signature', () => {
  it('count: unsigned ones as claimed; changed ones and those of another person are flagged for review', async () => {
    const { pool, shift } = await booked(4);
    const [unsigned, forger, friend, reader] = pool as [Pooled, Pooled, Pooled, Pooled];
    const at = minutesAfter(shift.startsAt, 1);
    const bare = new Phone(shift);
    await bare.make({ kind: 'in', at: shift.startsAt, signature: null });
    const claimed = await bare.send(unsigned, at);
    expect(claimed.results).toMatchObject([{ outcome: 'recorded', trust: 'high', signing: 'unsigned' }]);
    expect(claimed.attendances).toMatchObject([
      { status: 'in_progress', evidence: 'claimed', in: { method: 'location', signing: 'unsigned' } },
    ]);
    const changing = new Phone(shift);
    const honest = await changing.make({ kind: 'in', at: minutesAfter(shift.startsAt, 1) });
    const earlier = await changed(honest, { wall: minutesAfter(shift.startsAt, -5), askedEarly: true });
    const looked = { outcome: 'recorded', trust: 'look', signing: 'mismatch' };
    expect((await changing.send(forger, at, [earlier])).results).toMatchObject([looked]);
    const lent = new Phone(shift);
    await lent.make({ kind: 'in', at: shift.startsAt });
    await lent.send(friend, at);
    const copied = await changed(lent.waiting[0]!, { entryId: crypto.randomUUID() });
    const taking = await lent.send(reader, at, [lent.waiting[0]!]);
    expect(taking.results).toMatchObject([looked]);
    expect(taking.attendances).toMatchObject([{ status: 'in_progress', evidence: 'claimed' }]);
    expect((await lent.send(friend, at, [copied])).results).toMatchObject([looked]);
    expect([await phonesOf(unsigned), await phonesOf(forger), await phonesOf(reader)]).toEqual([[], [], []]);
  });
});

describe('a location that asks for the code', () => {
  it('needs it for arriving and leaving, also offline, and keeps entries without it as claimed', async () => {
    const { pool, shift, manager, location } = await booked(2);
    const [coded, located] = pool as [Pooled, Pooled];
    const { locationId, version } = location;
    const form = { ...LocationForm.strip().parse(location), clockInBy: 'code' as const };
    const body = { location: form, version };
    const saved = await api(locationRoutes.updateLocation, { params: { locationId }, body }, as(manager));
    expect(saved.body).toMatchObject({ clockInBy: 'code' });
    expect((await shiftDayOf(coded, shift)).body.place.clockInBy).toBe('code');
    const ended = minutesAfter(shift.endsAt, 30);
    const { hash } = attendanceAt(ended);
    const shownAt = async (at: string) => (await kioskCode(hash, locationId, new Date(at))).code;
    const offline = new Phone(shift);
    const withCode = async (at: string) => ({ at, method: 'code' as const, fence: null, code: await shownAt(at) });
    await offline.make({ kind: 'in', ...(await withCode(shift.startsAt)) });
    await offline.make({ kind: 'out', ...(await withCode(shift.endsAt)), answers: taken });
    const proven = await offline.send(coded, ended);
    expect(proven.attendances).toMatchObject([{ status: 'submitted', evidence: 'high', out: { method: 'code' } }]);
    const phone = new Phone(shift);
    await phone.make({ kind: 'in', at: shift.startsAt });
    await phone.make({ kind: 'out', at: shift.endsAt, answers: taken });
    const claimed = await phone.send(located, ended);
    expect(claimed.results.map(({ outcome }) => outcome)).toEqual(['recorded', 'recorded']);
    expect(claimed.attendances).toMatchObject([
      { status: 'submitted', evidence: 'claimed', approvedBySilenceAt: null, in: { signing: 'new_phone' } },
    ]);
  });
});
