import type { EntrySignature } from '../../model/attendance';

/** Key of one person in one browser. The private key can't be exported; `publicKey` is SPKI in base64url. */
export type ClockKey = { privateKey: CryptoKey; publicKey: string };

const algorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const;

const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

export const newClockKey = async (): Promise<ClockKey> => {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(algorithm, false, ['sign', 'verify']);
  return { privateKey, publicKey: base64url(await crypto.subtle.exportKey('spki', publicKey)) };
};

/** `hash`: hash of the entry (`entryHash`), which covers its content and, by the previous hash, the chain. */
export const entrySignature = async ({ privateKey, publicKey }: ClockKey, hash: string): Promise<EntrySignature> => {
  const value = await crypto.subtle.sign({ ...algorithm, hash: 'SHA-256' }, privateKey, new TextEncoder().encode(hash));
  return { key: publicKey, value: base64url(value) };
};
