import { createPublicKey, randomUUID, verify } from 'node:crypto';
import { credentialRoutes } from '@shared/people/api/credentials.routes';
import { evidenceRoutes } from '@shared/trust/api/evidence.routes';
import type { SigningKey } from '@shared/trust/model/signed-document';
import { expect, it } from 'vitest';
import { approveAttendance } from '@lambdas/work/attendance/decide-attendance';
import { attendanceAt, minutesAfter, Phone, supervisorOf } from '../../support/work/attendance';
import { api } from '../../support/client';
import { registerApplicant, registerSupport } from '../../support/marketplace';
import type { Person } from '../../support/people';
import { approveRequest, bookShift, coverUnit, createShift, shiftForm, type Pooled } from '../../support/work/shifts';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();

const as = ({ token }: Person) => ({ token });
const once = ({ token }: Person) => ({ token, idempotencyKey: randomUUID() });
const codeIn = (checkAt: string): string => decodeURIComponent(checkAt.slice(checkAt.lastIndexOf('/') + 1));
const check = (code: string) => api(evidenceRoutes.checkProof, { params: { code } });

const signedBy = async (jws: string): Promise<boolean> => {
  const [header = '', payload = '', signature = ''] = jws.split('.');
  const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString()) as { kid: string };
  const { keys } = (await api(evidenceRoutes.getSigningKeys, {})).body;
  const { kty, crv, x, y } = keys.find((key) => key.kid === kid) as SigningKey;
  const key = createPublicKey({ key: { kty, crv, x, y }, format: 'jwk' });
  const signed = Buffer.from(`${header}.${payload}`);
  return verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'));
};

it('gives both sides of approved attendance one receipt, which anyone can check', async () => {
  const unit = await coverUnit(stack, 1);
  const [person] = unit.pool as [Pooled];
  const shift = (await createShift(unit.manager, unit.location, shiftForm({ headcount: 1 }))).body;
  await bookShift(person, shift);
  await approveRequest(unit.manager, shift, person);
  const phone = new Phone(shift);
  await phone.make({ kind: 'in', at: shift.startsAt });
  await phone.make({ kind: 'out', at: shift.endsAt, answers: { breaks: ['yes'], charge: false, handover: true } });
  const ended = minutesAfter(shift.endsAt, 1);
  const { attendances } = await phone.send(person, ended);
  const { shiftId } = shift;
  const { userId } = person;
  const own = () => api(evidenceRoutes.getOwnReceipt, { params: { shiftId } }, as(person));
  expect((await own()).status).toBe(404);
  await approveAttendance(attendanceAt(ended), {
    caller: supervisorOf(unit.member, shift.organizationId),
    bookings: [{ shiftId, userId, version: attendances[0]!.version }],
  });
  const [receipt, theirs] = [
    (await own()).body,
    (await api(evidenceRoutes.getBookingReceipt, { params: { shiftId, userId } }, as(unit.manager))).body,
  ];
  expect(receipt.document).toEqual(theirs.document);
  expect(receipt.document).toMatchObject({ entries: 2, evidence: 'high' });
  expect(await signedBy(receipt.signature)).toBe(true);
  expect((await check(codeIn(receipt.document.checkAt))).body).toMatchObject({ state: 'valid' });
  const pdf = await api(evidenceRoutes.printOwnReceipt, { params: { shiftId } }, as(person));
  expect(
    Buffer.from(await (await fetch(pdf.body.url)).arrayBuffer())
      .subarray(0, 4)
      .toString(),
  ).toBe('%PDF');
});

it('shares verified data until the person revokes it', async () => {
  const [person, reviewer] = await Promise.all([registerApplicant({}, { npiNumber: '' }), registerSupport()]);
  const [license] = (await api(credentialRoutes.listMyCredentials, {}, as(person))).body.items;
  const { credentialId, version } = license!;
  const listed = async () => (await api(evidenceRoutes.listEvidenceItems, {}, as(person))).body.items;
  expect(await listed()).toEqual([]);
  const params = { userId: person.userId, credentialId };
  await api(credentialRoutes.decideVerification, { params, body: { decision: 'verify', version } }, once(reviewer));
  const [item] = await listed();
  const body = { items: [item!.id], recipient: 'Mercy General', purpose: 'Credentialing', days: 7 };
  const key = once(person);
  const made = await api(evidenceRoutes.makeEvidencePacket, { body }, key);
  const repeated = await api(evidenceRoutes.makeEvidencePacket, { body }, key);
  expect([made.status, repeated.body]).toEqual([201, made.body]);
  const packet = { params: { packetId: made.body.packetId } };
  const { document, signature } = (await api(evidenceRoutes.getEvidencePacket, packet, as(person))).body;
  expect(await signedBy(signature)).toBe(true);
  const code = codeIn(document.checkAt);
  expect((await check(code)).body).toMatchObject({ type: 'evidence-packet', state: 'valid' });
  expect((await api(evidenceRoutes.getEvidencePacket, packet, as(await registerApplicant()))).status).toBe(404);
  await api(evidenceRoutes.revokeEvidencePacket, packet, as(person));
  expect((await check(code)).body).toMatchObject({ state: 'revoked', issuedAt: null, validUntil: null });
  const { items } = (await api(evidenceRoutes.listEvidencePackets, {}, as(person))).body;
  expect(items).toMatchObject([{ state: 'revoked', opened: 2, recipient: 'Mercy General' }]);
  expect((await check(`${code}x`)).body).toMatchObject({ code: 'INVALID_TOKEN' });
});
