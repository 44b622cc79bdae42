import * as z from 'zod';
import { SignedAttendanceReceipt } from '../../work/model/attendance-receipt';
import { EvidenceItem, EvidencePacket, EvidencePacketForm, SignedEvidencePacket } from '../model/evidence-packet';
import { EvidencePacketId, ShiftId, UserId } from '../../core/model/fields';
import { Download } from '../../core/model/file';
import { ProofCheck } from '../model/proof';
import { SigningKey } from '../model/signed-document';
import { defineRoutes } from '../../core/api/route';

const shiftParams = z.strictObject({ shiftId: ShiftId });
const packetParams = z.strictObject({ packetId: EvidencePacketId });
const bookingParams = shiftParams.extend({ userId: UserId });

export const evidenceRoutes = defineRoutes({
  getSigningKeys: {
    method: 'GET',
    path: '/api/signing-keys',
    access: 'public',
    summary: 'The public keys of signed documents as a JSON Web Key Set: the current one first, then earlier ones.',
    response: z.object({ keys: z.array(SigningKey) }),
    errors: [],
  },
  getOwnReceipt: {
    method: 'GET',
    path: '/api/evidence/shifts/{shiftId}/receipt',
    access: 'recordAttendance',
    summary: 'The signed receipt of own approved attendance.',
    params: shiftParams,
    response: SignedAttendanceReceipt,
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  printOwnReceipt: {
    method: 'POST',
    path: '/api/evidence/shifts/{shiftId}/receipt/pdf',
    access: 'recordAttendance',
    cost: 'slow',
    summary: 'Generate a PDF of the receipt of own approved attendance. Returns a short-lived download URL.',
    params: shiftParams,
    response: Download,
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  getBookingReceipt: {
    method: 'GET',
    path: '/api/evidence/shifts/{shiftId}/bookings/{userId}/receipt',
    access: 'confirmAttendance',
    summary: 'The signed receipt of the approved attendance of a booking.',
    params: bookingParams,
    response: SignedAttendanceReceipt,
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  printBookingReceipt: {
    method: 'POST',
    path: '/api/evidence/shifts/{shiftId}/bookings/{userId}/receipt/pdf',
    access: 'confirmAttendance',
    cost: 'slow',
    summary: 'Generate a PDF of the receipt of a booking. Returns a short-lived download URL.',
    params: bookingParams,
    response: Download,
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  listEvidenceItems: {
    method: 'GET',
    path: '/api/evidence',
    access: 'shareEvidence',
    summary:
      'What can go into an evidence packet: verified credentials, confirmed references, and the attendance record.',
    response: z.object({ items: z.array(EvidenceItem) }),
    errors: [],
  },
  listEvidencePackets: {
    method: 'GET',
    path: '/api/evidence/packets',
    access: 'shareEvidence',
    summary: 'The evidence packets of the professional with their openings, newest first.',
    response: z.object({ items: z.array(EvidencePacket) }),
    errors: [],
  },
  makeEvidencePacket: {
    method: 'POST',
    path: '/api/evidence/packets',
    access: 'shareEvidence',
    cost: 'create',
    staying: true,
    status: 201,
    idempotent: true,
    summary: 'Make an evidence packet for a recipient and a purpose, for 7 to 90 days.',
    body: EvidencePacketForm,
    response: EvidencePacket,
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  getEvidencePacket: {
    method: 'GET',
    path: '/api/evidence/packets/{packetId}',
    access: 'shareEvidence',
    summary: 'The signed packet as data: its items, and the credentials as FHIR resources.',
    params: packetParams,
    response: SignedEvidencePacket,
    errors: ['NOT_FOUND', 'PACKET_OVER', 'TOO_MANY_REQUESTS'],
  },
  printEvidencePacket: {
    method: 'POST',
    path: '/api/evidence/packets/{packetId}/pdf',
    access: 'shareEvidence',
    cost: 'slow',
    summary: 'Generate a PDF of a packet. Returns a short-lived download URL.',
    params: packetParams,
    response: Download,
    errors: ['NOT_FOUND', 'PACKET_OVER', 'TOO_MANY_REQUESTS'],
  },
  revokeEvidencePacket: {
    method: 'POST',
    path: '/api/evidence/packets/{packetId}/revoke',
    access: 'shareEvidence',
    summary: 'Revoke a packet: its code says so from now on. Repeatable.',
    params: packetParams,
    response: EvidencePacket,
    errors: ['NOT_FOUND'],
  },
  checkProof: {
    method: 'GET',
    path: '/api/evidence/proofs/{code}',
    access: 'publishableKey',
    device: true,
    summary: 'Whether a signed document is valid, by the code on it. The answer names no one and shows nothing of it.',
    params: z.strictObject({ code: z.string().max(500) }),
    response: ProofCheck,
    errors: ['INVALID_TOKEN', 'TOO_MANY_REQUESTS'],
  },
});
