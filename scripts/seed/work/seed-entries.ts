import { entryHash } from '@shared/work/rules/attendance/entry-chain';
import type { ClockEntry, EntryBatch } from '@shared/work/model/attendance';
import { entrySignature, type ClockKey } from '@shared/work/rules/attendance/entry-signature';
import { createECDH, createHash, createPublicKey } from 'node:crypto';

type Made = Pick<ClockEntry, 'kind'> & Partial<Pick<ClockEntry, 'answers'>> & { at: string };

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Deterministic, so a repeated entry is recognized. */
const uuidOf = (name: string): string => {
  const hex = digestOf(name);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

const curve = 'prime256v1';
const coordinateBytes = 32;

/** Deterministic, so each run uses the same demo phone of a person. */
const keyOf = async (userId: string): Promise<ClockKey> => {
  const pair = createECDH(curve);
  pair.setPrivateKey(digestOf(`clock key of ${userId}`), 'hex');
  const point = pair.getPublicKey().subarray(1);
  const jwk = {
    ...{ kty: 'EC', crv: 'P-256', d: pair.getPrivateKey().toString('base64url') },
    x: point.subarray(0, coordinateBytes).toString('base64url'),
    y: point.subarray(coordinateBytes).toString('base64url'),
  };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' }).export({ format: 'der', type: 'spki' });
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  return {
    privateKey: await crypto.subtle.importKey('jwk', jwk, algorithm, false, ['sign']),
    publicKey: publicKey.toString('base64url'),
  };
};

/** Entries as made by a phone at the unit and sent once it is online. */
export const phoneEntries = async (
  { shiftId, userId }: { shiftId: string; userId: string },
  made: readonly Made[],
  sentAt: Date,
): Promise<EntryBatch> => {
  const name = `${shiftId}/${userId}`;
  const session = `session-${digestOf(name).slice(0, 16)}`;
  const began = Date.parse(made[0]!.at) - 60_000;
  const key = await keyOf(userId);
  const entries: ClockEntry[] = [];
  for (const [index, { kind, at, answers = null }] of made.entries()) {
    const entry = {
      ...{ entryId: uuidOf(`${name}/${index}`), shiftId, kind, answers, session, wall: at },
      device: `phone-${digestOf(userId).slice(0, 16)}`,
      seq: index + 1,
      previousHash: entries.at(-1)?.hash ?? null,
      mono: Date.parse(at) - began,
      method: 'location' as const,
      fence: { result: 'inside' as const, accuracyUpTo: 20 as const },
      code: null,
      askedEarly: false,
      lateMinutes: null,
    };
    const hash = await entryHash(entry);
    entries.push({ ...entry, hash, signature: await entrySignature(key, hash) });
  }
  const sync = { session, mono: sentAt.getTime() - began, wall: sentAt.toISOString() };
  return { entries, sync, anchors: [] };
};
