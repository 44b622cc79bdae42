import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { readTags } from '../../platform/pdf/read-tags.fake';
import { ConcurrentModificationError } from '../../platform/table/retry-on-conflict';
import type { AttendanceItem } from '../../store/work/attendance/attendance-item';
import type { PacketItem } from '../../store/trust/evidence/packet-item';
import { checkProof } from './check-proof';
import { drawPacket } from './draw-packet';
import { listEvidenceItems } from './evidence-items';
import {
  getEvidencePacket,
  listEvidencePackets,
  makeEvidencePacket,
  printEvidencePacket,
  revokeEvidencePacket,
} from './packets';
import type { Deps } from './ports';

const userId = '11111111-1111-4111-8111-111111111111';
const id = (prefix: string, last: string) => `${prefix}_01JDZZZZZZZZZZZZZZZZZZZZZ${last}`;
const license = id('lic', 'A');
const unverified = id('lic', 'B');
const reference = id('ref', 'A');
const device = { ip: '203.0.113.7', userAgent: 'test' } as never;

let now: Date;
let stored: Map<string, PacketItem>;
let beforeSave: (() => void) | null;
let licenseStatus: string;
let name: string;
let events: object[];
let attended: Map<string, Partial<AttendanceItem>>;
let deps: Deps;

const licenseWith = (licenseId: string) => ({
  ...{
    id: licenseId,
    type: 'medical-license',
    name: 'Registered Nurse',
    number: 'RN-1',
    issuingBody: 'Illinois Board',
  },
  ...{ issueDate: '2020-01-01', expiryDate: '2028-01-01', state: 'IL', profession: null, scope: 'single' },
});

beforeEach(() => {
  now = new Date('2026-11-26T12:00:00Z');
  stored = new Map();
  beforeSave = null;
  licenseStatus = 'verified';
  attended = new Map();
  name = 'Josephine';
  events = [
    { on: '2026-10-01', outcome: { kind: 'kept' }, exempt: false },
    { on: '2026-10-02', outcome: { kind: 'late', minutes: 12 }, exempt: false },
    { on: '2026-10-03', outcome: { kind: 'canceled', noticeHours: 3 }, exempt: true },
  ];
  let made = 0;
  deps = {
    hash: async (purpose: string, value: string) =>
      createHmac('sha256', 'key').update(`${purpose}\0${value}`).digest('base64url'),
    earlierHash: () => Promise.reject(new Error('There is no earlier hash key.')),
    siteUrl: 'https://wardline.test',
    clock: { now: () => now, newId: (prefix: string) => `${prefix}_01JDZZZZZZZZZZZZZZZZZZZZZ${(made += 1)}` },
    throttle: { count: async () => undefined },
    signatures: {
      sign: async (bytes: Uint8Array) => `h.${Buffer.from(bytes).toString('base64url')}.s`,
      publicKeys: async () => [],
    },
    documents: {
      keep: async () => undefined,
      download: async (key: string) => ({ url: `https://files.test/${key}`, expiresAt: now.toISOString() }),
    },
    pdf: { packet: async () => Buffer.from('%PDF') },
    accounts: { get: async () => ({ firstName: name, lastName: 'Quigley' }) },
    profile: async () => ({
      profession: 'rn',
      licenses: [licenseWith(license), licenseWith(unverified)],
      certifications: [],
    }),
    cases: {
      list: async () => [
        { credentialId: license, status: licenseStatus, source: 'reviewer', verifiedAt: '2026-05-01T00:00:00.000Z' },
        { credentialId: unverified, status: 'pending', source: null, verifiedAt: null },
      ],
    },
    references: {
      list: async () => [
        {
          ...{ referenceId: reference, name: 'Ada Lovelace', title: 'Manager', facility: 'Lakeshore', unit: null },
          ...{ email: 'ada@lakeshore.test', startedOn: '2024-01-01', endedOn: null, standing: 'work_address' },
          closedAt: '2026-06-01T00:00:00.000Z',
          answer: { accurate: true, strengths: 'Calm', rehire: 'yes', phone: '+13125550100' },
        },
      ],
    },
    ledgers: { events: async () => events },
    attendance: { whole: async (shiftId: string) => ({ item: attended.get(shiftId) ?? null, entries: [] }) },
    packets: {
      get: async ({ packetId }: { packetId: string }) => stored.get(packetId) ?? null,
      byCode: async (hash: string) => [...stored.values()].find(({ codeHash }) => codeHash === hash) ?? null,
      list: async () => [...stored.values()],
      add: async (packet: PacketItem) => void (stored.has(packet.packetId) || stored.set(packet.packetId, packet)),
      save: async (packet: PacketItem) => {
        const race = beforeSave;
        beforeSave = null;
        race?.();
        if (stored.get(packet.packetId)?.version !== packet.version) throw new ConcurrentModificationError();
        stored.set(packet.packetId, { ...packet, version: packet.version + 1 });
      },
    },
  } as unknown as Deps;
});

const make = (items: string[] = [license, reference, 'attendance'], days = 30) =>
  makeEvidencePacket(deps, {
    userId,
    language: 'en',
    form: { items, recipient: 'Mercy General', purpose: 'Credentialing', days },
  });
const codeFor = async (packetId: string): Promise<string> => {
  const { document } = await getEvidencePacket(deps, { userId, packetId });
  return decodeURIComponent(document.checkAt.slice(document.checkAt.lastIndexOf('/') + 1));
};
const check = (code: string) => checkProof(deps, { code, device });

describe('an evidence packet', () => {
  it('includes only verified, confirmed, or recorded items', async () => {
    const { items } = await listEvidenceItems(deps, userId);
    expect(items.map((item) => item.id)).toEqual([license, reference, 'attendance']);
    expect(items.at(-1)).toMatchObject({ worked: 2, late: 1, canceled: 0, noShows: 0 });
    await expect(make([unverified])).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
    expect(stored.size).toBe(0);
  });

  describe('after a no-show is overturned', () => {
    const attendance = async () => (await listEvidenceItems(deps, userId)).items.at(-1);
    const approved = { minutes: 660, at: '2026-10-05T12:00:00.000Z', by: null, bySilence: false };
    const settled = { status: 'no_show', attempt: 1, approved } as const;

    beforeEach(() => {
      events.push({ on: '2026-10-02', outcome: { kind: 'no_show' }, exempt: true, shiftId: 'away', attempt: 1 });
    });

    it('counts the shift as neither missed nor worked without agreed hours', async () => {
      const without = { worked: 2, late: 1, canceled: 0, noShows: 0 };
      expect(await attendance()).toMatchObject(without);
      attended.set('away', { ...settled, approved: { ...approved, minutes: 0 } });
      expect(await attendance()).toMatchObject(without);
      attended.set('away', { ...settled, attempt: 2 });
      expect(await attendance()).not.toHaveProperty('agreed');
    });

    it('counts the shift as worked with agreed hours, marked as without clock times', async () => {
      attended.set('away', settled);
      expect(await attendance()).toMatchObject({ worked: 3, late: 1, canceled: 0, noShows: 0, agreed: 1 });
    });
  });

  it('leaves out an overturned late arrival, but counts the shift', async () => {
    events.push({ on: '2026-10-03', outcome: { kind: 'late', minutes: 40 }, exempt: true });
    expect((await listEvidenceItems(deps, userId)).items.at(-1)).toMatchObject({ worked: 3, late: 1 });
  });

  it('contains no opinions or contact details of a reference’s author', async () => {
    const { packetId } = await make();
    const text = JSON.stringify(await getEvidencePacket(deps, { userId, packetId }));
    for (const kept of ['Calm', '+13125550100', 'ada@lakeshore.test']) expect(text).not.toContain(kept);
  });

  it('is signed as a whole, with its credentials in FHIR', async () => {
    const { packetId } = await make();
    const { document, signature } = await getEvidencePacket(deps, { userId, packetId });
    expect(JSON.parse(Buffer.from(signature.split('.')[1]!, 'base64url').toString())).toEqual(document);
    expect(document.bundle.entry.map(({ resource }) => resource.resourceType)).toEqual([
      'Practitioner',
      'VerificationResult',
      'Provenance',
    ]);
    expect(document.bundle.entry[1]?.resource).toMatchObject({
      status: 'validated',
      primarySource: [{ who: { display: 'Illinois Board' }, validationDate: '2026-05-01' }],
    });
    const pdf = await drawPacket({ document, signature, keysAt: document.checkAt }, { language: 'en', at: now });
    const { tags } = await readTags(pdf);
    expect(tags[1]).toMatch(/^H1 /);
    expect(tags).toContain('Figure Scan the code to see whether this document is still valid.');
    expect((await printEvidencePacket(deps, { userId, packetId, language: 'en' })).fileName).toBe(
      'Evidence packet 2026-11-26.pdf',
    );
  });

  it('is stored without its code or the proven data', async () => {
    const { packetId } = await make();
    const code = await codeFor(packetId);
    const text = JSON.stringify(stored.get(packetId));
    for (const secret of [code, code.slice(2), 'RN-1']) expect(text).not.toContain(secret);
  });

  it('is listed with its consent details', async () => {
    await make();
    expect(await listEvidencePackets(deps, userId)).toMatchObject({
      items: [
        {
          items: [
            { kind: 'license', label: 'Registered Nurse, IL' },
            { kind: 'reference', label: 'Ada Lovelace, Lakeshore' },
            { kind: 'attendance', label: 'Attendance record' },
          ],
          recipient: 'Mercy General',
          purpose: 'Credentialing',
          validUntil: '2026-12-26T12:00:00.000Z',
          state: 'valid',
          opened: 0,
        },
      ],
    });
  });
});

describe('the verification of a packet', () => {
  it('says valid, and the person sees when', async () => {
    const { packetId } = await make();
    const answer = await check(await codeFor(packetId));
    expect(answer).toEqual({
      type: 'evidence-packet',
      state: 'valid',
      issuedAt: '2026-11-26T12:00:00.000Z',
      validUntil: '2026-12-26T12:00:00.000Z',
      checkedAt: '2026-11-26T12:00:00.000Z',
    });
    const [packet] = (await listEvidencePackets(deps, userId)).items;
    expect(packet).toMatchObject({ opened: 1, openings: ['2026-11-26T12:00:00.000Z'] });
  });

  it.each([
    ['a license is no longer verified', () => (licenseStatus = 'expired')],
    ['the name is another', () => (name = 'Jo')],
    ['a recorded shift was corrected', () => events.splice(0, 1)],
  ])('says changed once %s, and signs nothing more', async (_what, happen) => {
    const { packetId } = await make();
    const code = await codeFor(packetId);
    happen();
    expect(await check(code)).toMatchObject({ state: 'changed' });
    await expect(getEvidencePacket(deps, { userId, packetId })).rejects.toMatchObject({ code: 'PACKET_OVER' });
  });

  it('says changed once a no-show is overturned', async () => {
    const absence = { on: '2026-10-02', outcome: { kind: 'no_show' }, exempt: false, shiftId: 'away', attempt: 1 };
    events.push(absence);
    const { packetId } = await make();
    const code = await codeFor(packetId);
    absence.exempt = true;
    expect(await check(code)).toMatchObject({ state: 'changed' });
  });

  it('stays valid when shifts are worked after its creation', async () => {
    const { packetId } = await make();
    const code = await codeFor(packetId);
    now = new Date('2026-12-20T12:00:00Z');
    events.push({ on: '2026-12-01', outcome: { kind: 'no_show' }, exempt: false });
    expect(await check(code)).toMatchObject({ state: 'valid' });
  });

  it('says only expired or revoked after its end', async () => {
    const { packetId } = await make(undefined, 7);
    const code = await codeFor(packetId);
    now = new Date('2026-12-03T12:00:00Z');
    const over = { type: 'evidence-packet', issuedAt: null, validUntil: null, checkedAt: now.toISOString() };
    expect(await check(code)).toEqual({ ...over, state: 'expired' });
    await revokeEvidencePacket(deps, { userId, packetId });
    expect(await check(code)).toEqual({ ...over, state: 'revoked' });
    const again = await revokeEvidencePacket(deps, { userId, packetId });
    expect(again).toMatchObject({ state: 'revoked', opened: 2 });
  });

  it('keeps both a revocation and an opening at the same moment', async () => {
    const { packetId } = await make();
    const code = await codeFor(packetId);
    beforeSave = () => {
      const packet = stored.get(packetId)!;
      stored.set(packetId, { ...packet, revokedAt: now.toISOString(), version: packet.version + 1 });
    };
    expect(await check(code)).toMatchObject({ state: 'revoked' });
    expect(stored.get(packetId)).toMatchObject({ opened: 1, revokedAt: now.toISOString() });
  });

  it('answers INVALID_TOKEN for an unknown code', async () => {
    await make();
    await expect(check('p.nothing')).rejects.toMatchObject({ code: 'INVALID_TOKEN' });
  });

  it('answers NOT_FOUND for downloads and revocations of an unknown packet', async () => {
    const missing = { userId, packetId: id('pkt', 'Z') };
    await expect(getEvidencePacket(deps, missing)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(revokeEvidencePacket(deps, missing)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
