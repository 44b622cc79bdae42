import { beforeEach, describe, expect, it } from 'vitest';
import { readTags } from '../../platform/pdf/read-tags.fake';
import { createHmac } from 'node:crypto';
import type { AuthorizedCaller } from '../../platform/http/caller';
import { attendanceWith, FakeAttendance } from '../../store/work/attendance/attendance.fake';
import { bookingWith, shiftWith } from '../../store/work/shifts/shifts.fake';
import { checkProof } from './check-proof';
import { drawReceipt } from './draw-receipt';
import type { Deps } from './ports';
import { getReceipt, printReceipt } from './receipts';

const now = new Date('2026-12-09T12:00:00Z');
const hashOf =
  (key: string) =>
  async (purpose: string, value: string): Promise<string> =>
    createHmac('sha256', key).update(`${purpose}\0${value}`).digest('base64url');

/** Dependencies of packets, which receipts don't use. */
const ofPackets = {} as Pick<Deps, 'accounts' | 'cases' | 'ledgers' | 'packets' | 'profile' | 'references'>;

let world: FakeAttendance;
let kept: string[];
let deps: Deps;

const shift = shiftWith();
const booking = bookingWith('pro', { status: 'approved' });
const pro = { userId: booking.professional.userId, role: 'professional', scope: 'own' } as unknown as AuthorizedCaller;
const manager = {
  userId: 'manager',
  role: 'manager',
  scope: 'organization',
  membership: { organizationId: shift.organizationId },
} as unknown as AuthorizedCaller;
const member = { ...manager, userId: 'member', role: 'member', scope: 'assigned' } as unknown as AuthorizedCaller;
const stranger = { ...manager, membership: { organizationId: 'org_other' } } as unknown as AuthorizedCaller;
const of = { shiftId: shift.shiftId, userId: booking.professional.userId };
const device = { ip: '203.0.113.7', userAgent: 'test' } as never;

const keep = (item: ReturnType<typeof attendanceWith>): void =>
  void world.items.set(`${item.shiftId}#${item.professional.userId}`, item);

beforeEach(async () => {
  world = new FakeAttendance(() => now.toISOString());
  kept = [];
  world.shifts.shifts.set(shift.shiftId, shift);
  world.shifts.bookings.set(`${shift.shiftId}#${booking.professional.userId}`, booking);
  keep(attendanceWith());
  deps = {
    ...world.deps(),
    ...ofPackets,
    locations: { unit: async () => null },
    signatures: {
      sign: async (bytes) => `h.${Buffer.from(bytes).toString('base64url')}.s`,
      publicKeys: async () => [],
    },
    documents: {
      keep: async (key) => void kept.push(key),
      download: async (key) => ({ url: `https://files.test/${key}`, expiresAt: now.toISOString() }),
    },
    pdf: { receipt: async () => Buffer.from('%PDF'), packet: async () => Buffer.from('%PDF') },
    throttle: { count: async () => undefined },
    hash: hashOf('now'),
    earlierHash: () => Promise.reject(new Error('There is no earlier hash key.')),
    siteUrl: 'https://wardline.test',
    clock: { now: () => now } as never,
  };
});

const codeOf = (checkAt: string): string => decodeURIComponent(checkAt.slice(checkAt.lastIndexOf('/') + 1));
const check = (code: string) => checkProof(deps, { code, device });

describe('an attendance receipt', () => {
  it('is the same for both sides, and signed as a whole', async () => {
    const [own, unit] = [
      await getReceipt(deps, { caller: pro, ...of }),
      await getReceipt(deps, { caller: manager, ...of }),
    ];
    expect(own).toEqual(unit);
    expect(own.document).toMatchObject({
      type: 'attendance-receipt',
      approved: { minutes: 690, by: 'Ada Lovelace' },
      pay: { currency: 'USD' },
      entries: 0,
    });
    const payload = Buffer.from(own.signature.split('.')[1]!, 'base64url').toString();
    expect(JSON.parse(payload)).toEqual(own.document);
  });

  it('names no one in its verification link', async () => {
    const { document } = await getReceipt(deps, { caller: pro, ...of });
    expect(document.checkAt).toMatch(/^https:\/\/wardline\.test\/verify\/r\.[\w-]+$/);
    expect(Buffer.from(codeOf(document.checkAt).slice(2), 'base64url').toString('latin1')).not.toContain(of.shiftId);
  });

  it('is issued to the two sides only, after approval', async () => {
    for (const caller of [member, stranger]) {
      await expect(getReceipt(deps, { caller, ...of })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    const other = { ...pro, userId: 'other' } as AuthorizedCaller;
    await expect(getReceipt(deps, { caller: other, ...of, userId: 'other' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    world.shifts.bookings.set(`${of.shiftId}#${of.userId}`, bookingWith('pro', { status: 'submitted' }));
    await expect(getReceipt(deps, { caller: pro, ...of })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is stored under a name derived from its content', async () => {
    const first = await printReceipt(deps, { caller: pro, ...of, language: 'en' });
    await printReceipt(deps, { caller: manager, ...of, language: 'en' });
    expect(first.fileName).toMatch(/^Attendance receipt \d{4}-\d\d-\d\d\.pdf$/);
    expect(new Set(kept).size).toBe(1);
  });

  it('is printed with its code', async () => {
    const signed = await getReceipt(deps, { caller: pro, ...of });
    const pdf = await drawReceipt(signed, { language: 'en', at: now });
    const { tags } = await readTags(pdf);
    expect(tags[1]).toMatch(/^H1 /);
    expect(tags).toContain('Figure Scan the code to see whether this document is still valid.');
  });
});

describe('a receipt after a no-show is overturned', () => {
  const settledAt = '2026-12-08T15:00:00.000Z';
  const granted = (minutes: number) => {
    world.shifts.bookings.set(`${of.shiftId}#${of.userId}`, bookingWith('pro', { status: 'no_show' }));
    keep(
      attendanceWith({
        ...{ status: 'no_show', in: null, out: null, answers: null },
        ...{ proofs: { location: false, code: false, out: true } },
        approved: { minutes, at: '2026-12-07T15:00:00.000Z', by: null, bySilence: false },
        dispute: {
          ...{ claimedMinutes: 690, foundMinutes: 0, statement: 'I was there.', at: '2026-12-07T15:00:00.000Z' },
          ...{ until: '2026-12-10T15:00:00.000Z', cases: [] },
          ...(minutes > 0 ? { settledMinutes: minutes, settledAt } : { settledMinutes: null, settledAt: null }),
        },
      }),
    );
  };

  it('is issued after both sides agree on the hours', async () => {
    granted(0);
    await expect(getReceipt(deps, { caller: pro, ...of })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('has hours without clock times, and says they were agreed after an appeal', async () => {
    granted(660);
    const signed = await getReceipt(deps, { caller: pro, ...of });
    expect(signed).toEqual(await getReceipt(deps, { caller: manager, ...of }));
    expect(signed.document).toMatchObject({
      ...{ in: null, out: null, evidence: 'claimed', agreedAfterAppeal: true },
      ...{ approved: { minutes: 660, at: settledAt, by: null }, pay: { currency: 'USD' } },
    });
    expect(await check(codeOf(signed.document.checkAt))).toMatchObject({ state: 'valid', issuedAt: settledAt });
    const pdf = await drawReceipt(signed, { language: 'en', at: now });
    expect(pdf.subarray(0, 4).toString()).toBe('%PDF');
  });

  it('is reported as changed when the hours change', async () => {
    granted(660);
    const { document } = await getReceipt(deps, { caller: pro, ...of });
    granted(690);
    expect(await check(codeOf(document.checkAt))).toMatchObject({ state: 'changed' });
  });
});

describe('the public verification', () => {
  it('says valid, and names no one', async () => {
    const { document } = await getReceipt(deps, { caller: pro, ...of });
    const answer = await check(codeOf(document.checkAt));
    expect(answer).toEqual({
      type: 'attendance-receipt',
      state: 'valid',
      issuedAt: document.approved.at,
      validUntil: null,
      checkedAt: now.toISOString(),
    });
  });

  it('stays valid after payment, and says changed after a correction', async () => {
    const { document } = await getReceipt(deps, { caller: pro, ...of });
    world.shifts.bookings.set(`${of.shiftId}#${of.userId}`, bookingWith('pro', { status: 'paid' }));
    keep(attendanceWith({ status: 'paid', version: 4 }));
    expect(await check(codeOf(document.checkAt))).toMatchObject({ state: 'valid' });
    keep(
      attendanceWith({ approved: { minutes: 700, at: document.approved.at, by: 'Ada Lovelace', bySilence: false } }),
    );
    expect(await check(codeOf(document.checkAt))).toMatchObject({ state: 'changed', issuedAt: null });
  });

  it('rejects malformed, forged, and unknown codes in the same way', async () => {
    const { document } = await getReceipt(deps, { caller: pro, ...of });
    const code = codeOf(document.checkAt);
    const forged = code.slice(0, -2) + (code.endsWith('AA') ? 'BB' : 'AA');
    for (const wrong of ['', 'x', 'r.', 'r.x', forged]) {
      await expect(check(wrong)).rejects.toMatchObject({ code: 'INVALID_TOKEN' });
    }
    world.shifts.bookings.clear();
    await expect(check(code)).rejects.toMatchObject({ code: 'INVALID_TOKEN' });
  });

  it('still accepts codes after the hash key is replaced', async () => {
    const { document } = await getReceipt(deps, { caller: pro, ...of });
    deps = { ...deps, hash: hashOf('new'), earlierHash: hashOf('now') };
    expect(await check(codeOf(document.checkAt))).toMatchObject({ state: 'valid' });
  });
});
