import { createHash, createPublicKey, verify, type KeyObject } from 'node:crypto';
import type { PasskeyAnswer, PasskeyRegistration } from '@shared/accounts/model/passkey';

/** Expected values of a passkey's answer. https://www.w3.org/TR/webauthn-3/#sctn-verifying-assertion */
type Expected = { challenge: string; origin: string };
type PasskeyKey = { publicKey: string; signCount: number };

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

/** Positions and bits of authenticator data. */
const idHashBytes = 32;
const countAt = 33;
const idLengthAt = 53;
const idAt = 55;
const present = 0x01;
const verified = 0x04;
const withCredential = 0x40;

const isFor = (
  clientData: Buffer,
  type: 'webauthn.get' | 'webauthn.create',
  { challenge, origin }: Expected,
): boolean => {
  const told = JSON.parse(clientData.toString('utf8')) as Record<string, unknown>;
  return (
    told['type'] === type &&
    told['challenge'] === challenge &&
    told['origin'] === origin &&
    told['crossOrigin'] !== true
  );
};

/** Presence and a PIN or biometrics, so a passkey counts as two factors. */
const isFromPerson = (data: Buffer, origin: string): boolean => {
  const flags = data[idHashBytes] ?? 0;
  return (
    data.length >= countAt + 4 &&
    data.subarray(0, idHashBytes).equals(sha256(new URL(origin).hostname)) &&
    (flags & present) !== 0 &&
    (flags & verified) !== 0
  );
};

const isSupported = (key: KeyObject): boolean => {
  const { namedCurve, modulusLength = 0 } = key.asymmetricKeyDetails ?? {};
  if (key.asymmetricKeyType === 'ec') return namedCurve === 'prime256v1';
  return key.asymmetricKeyType === 'rsa' && modulusLength >= 2048;
};

const keyOf = (publicKey: string): KeyObject => createPublicKey({ key: bytes(publicKey), format: 'der', type: 'spki' });

/** Treats malformed input like a wrong answer. */
const orNull = <T>(read: () => T | null): T | null => {
  try {
    return read();
  } catch {
    return null;
  }
};

/** Returns null if it isn't a passkey for this site. Accepts any authenticator maker. */
export const verifyRegistration = (registration: PasskeyRegistration, expected: Expected): PasskeyKey | null =>
  orNull(() => {
    const data = bytes(registration.authenticatorData);
    const id = bytes(registration.credentialId);
    if (!isFor(bytes(registration.clientDataJSON), 'webauthn.create', expected)) return null;
    if (!isFromPerson(data, expected.origin) || ((data[idHashBytes] ?? 0) & withCredential) === 0) return null;
    if (data.readUInt16BE(idLengthAt) !== id.length || !data.subarray(idAt, idAt + id.length).equals(id)) return null;
    if (!isSupported(keyOf(registration.publicKey))) return null;
    return { publicKey: registration.publicKey, signCount: data.readUInt32BE(countAt) };
  });

/** A counter that doesn't grow indicates a copy. Passkeys synchronized between devices have none. */
const hasGrown = (before: number, after: number): boolean => (before === 0 && after === 0) || after > before;

/** Returns the new counter, or null if the answer is rejected. */
export const verifyAnswer = (
  { authenticatorData, clientDataJSON, signature }: PasskeyAnswer,
  { publicKey, signCount: before }: PasskeyKey,
  expected: Expected,
): number | null =>
  orNull(() => {
    const data = bytes(authenticatorData);
    const clientData = bytes(clientDataJSON);
    if (!isFor(clientData, 'webauthn.get', expected) || !isFromPerson(data, expected.origin)) return null;
    const signed = Buffer.concat([data, sha256(clientData)]);
    if (!verify('sha256', signed, keyOf(publicKey), bytes(signature))) return null;
    const signCount = data.readUInt32BE(countAt);
    return hasGrown(before, signCount) ? signCount : null;
  });
