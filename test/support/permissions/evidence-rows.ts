import { ulid } from 'ulid';
import { everybody, professionals, type Row } from './row';

const anyShift = () => ({ shiftId: `shf_${ulid()}` });
const anyPacket = () => ({ packetId: `pkt_${ulid()}` });

/** The records don't exist. */
const teamOnly = { own: [401, 403, 404, 404, 404, 403] } satisfies Row;
const professionalsOnly = { own: [401, 404, 403, 403, 403, 403] } satisfies Row;

export const evidenceRows: Record<string, Row> = {
  getSigningKeys: { own: everybody },
  getOwnReceipt: { call: () => ({ params: anyShift() }), ...professionalsOnly },
  printOwnReceipt: { call: () => ({ params: anyShift() }), ...professionalsOnly },
  getBookingReceipt: { call: ({ candidateId: userId }) => ({ params: { ...anyShift(), userId } }), ...teamOnly },
  printBookingReceipt: { call: ({ candidateId: userId }) => ({ params: { ...anyShift(), userId } }), ...teamOnly },
  listEvidenceItems: { own: professionals },
  listEvidencePackets: { own: professionals },
  makeEvidencePacket: { own: professionals },
  getEvidencePacket: { call: () => ({ params: anyPacket() }), ...professionalsOnly },
  printEvidencePacket: { call: () => ({ params: anyPacket() }), ...professionalsOnly },
  revokeEvidencePacket: { call: () => ({ params: anyPacket() }), ...professionalsOnly },
  checkProof: { call: () => ({ params: { code: 'x' } }), own: everybody },
};
