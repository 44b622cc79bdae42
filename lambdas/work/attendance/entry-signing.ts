import { createHash, createPublicKey, verify } from 'node:crypto';
import { localDay } from '@shared/work/rules/shifts/shift-times';
import type { ClockEntry, EntrySignature } from '@shared/work/model/attendance';
import type { EntrySigning } from '@shared/work/model/attendance-vocabulary';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { parseBrowserName } from '../../platform/http/browser-name';
import type { ClockPhoneItem } from '../../store/work/attendance/clock-phones';
import type { Deps } from './ports';

export type SigningDeps = Pick<Deps, 'clockPhones' | 'clock'>;

/** `at`: server time of the entry. `timeZone`: zone of its location. `userAgent`: sender's browser. */
export type SentEntry = {
  entry: Pick<ClockEntry, 'hash' | 'device' | 'signature'>;
  at: string;
  userId: string;
  timeZone: string;
  userAgent: string;
};

const keyIn = (publicKey: string): { publicKey: ReturnType<typeof createPublicKey>; phoneId: string } | null => {
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64url'), format: 'der', type: 'spki' });
    if (key.asymmetricKeyDetails?.namedCurve !== 'prime256v1') return null;
    // Re-encoded, because another encoding of the key would count as another phone.
    const bytes = key.export({ format: 'der', type: 'spki' });
    return { publicKey: key, phoneId: createHash('sha256').update(bytes).digest('base64url') };
  } catch {
    return null;
  }
};

/** Returns the phone whose key made the signature; null if it doesn't match. */
const signerOf = (hash: string, { key, value }: EntrySignature): string | null => {
  const known = keyIn(key);
  if (!known) return null;
  const options = { key: known.publicKey, dsaEncoding: 'ieee-p1363' } as const;
  return verify('sha256', Buffer.from(hash), options, Buffer.from(value, 'base64url')) ? known.phoneId : null;
};

const added = async (
  { clockPhones, clock }: SigningDeps,
  { entry, userId, userAgent }: SentEntry,
  phoneId: string,
): Promise<ClockPhoneItem | null> => {
  if (await clockPhones.isOfOther(userId, phoneId)) return null;
  const at = clock.now().toISOString();
  const { device } = entry;
  return clockPhones.add({ userId, phoneId, device, ...parseBrowserName(userAgent), addedAt: at, lastUsedAt: at });
};

const noteUse = async ({ clockPhones, clock }: SigningDeps, phone: ClockPhoneItem): Promise<void> => {
  const now = clock.now();
  const seenMs = shiftLimits.clockPhoneSeenMinutes * 60_000;
  if (now.getTime() - Date.parse(phone.lastUsedAt) >= seenMs) await clockPhones.used(phone, now.toISOString());
};

/**
 * Classifies the signature of an entry, which counts in any case. The first one of a key registers its phone. The
 * claimed times of a removed phone aren't trusted, so nothing it sends later counts as signed.
 */
export const verifySigning = async (deps: SigningDeps, sent: SentEntry): Promise<EntrySigning> => {
  const { entry, at, userId, timeZone } = sent;
  if (!entry.signature) return 'unsigned';
  const phoneId = signerOf(entry.hash, entry.signature);
  if (phoneId === null) return 'mismatch';
  const phone = (await deps.clockPhones.get(userId, phoneId)) ?? (await added(deps, sent, phoneId));
  if (phone?.removedAt !== undefined) return 'removed_phone';
  if (phone?.device !== entry.device) return 'mismatch';
  await noteUse(deps, phone);
  return localDay(phone.addedAt, timeZone) >= localDay(at, timeZone) ? 'new_phone' : 'signed';
};
