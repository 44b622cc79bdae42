import { shiftLimits } from '@shared/work/limits/shift-limits';
import { sameHash, type KeyedHash } from '../../../platform/crypto/keyed-hash';

const stepMs = shiftLimits.kioskCodeSeconds * 1000;
const stepAt = (at: number): number => Math.floor(at / stepMs);

/** Six digits for a location and 30 seconds. The stage holds the secret, so a screen can't compute later codes. */
const codeOfStep = async (hash: KeyedHash, locationId: string, step: number): Promise<string> => {
  const digest = Buffer.from(await hash('kiosk-code', `${locationId}\0${step}`), 'base64url');
  return String(digest.readUInt32BE(0) % 1_000_000).padStart(6, '0');
};

export const kioskCode = async (
  hash: KeyedHash,
  locationId: string,
  now: Date,
): Promise<{ code: string; validUntil: string }> => {
  const step = stepAt(now.getTime());
  return {
    code: await codeOfStep(hash, locationId, step),
    validUntil: new Date((step + 1) * stepMs).toISOString(),
  };
};

/** Accepts the current code, and those of the steps before and after. */
export const isKioskCode = async (
  hash: KeyedHash,
  locationId: string,
  { code, at }: { code: string; at: string },
): Promise<boolean> => {
  const step = stepAt(Date.parse(at));
  const codes = await Promise.all([-1, 0, 1].map((by) => codeOfStep(hash, locationId, step + by)));
  return codes.some((known) => sameHash(known, code));
};
