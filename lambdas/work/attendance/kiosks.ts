import { AppError } from '@shared/errors';
import type { Kiosk, KioskCode } from '@shared/work/model/attendance';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { notice } from '@shared/text/notice';
import { randomBytes, randomInt } from 'node:crypto';
import { addSeconds } from '../../platform/clock';
import { sameHash } from '../../platform/crypto/keyed-hash';
import { organizationOf, type AuthorizedCaller } from '../../platform/http/caller';
import type { Device } from '../../platform/http/device';
import { kioskCode } from '../../store/work/attendance/kiosk-code';
import type { KioskItem } from '../../store/work/attendance/kiosks';
import { personName } from '../../store/organizations/organizations/member-names';
import type { Deps } from './ports';
import { requireLocation } from './authorize-attendance';

type OfLocation = { caller: AuthorizedCaller; locationId: string };

const seen = ({ organizationId: _organization, secretHash: _hash, ...kiosk }: KioskItem): Kiosk => kiosk;

export const listKiosks = async (deps: Deps, { caller, locationId }: OfLocation): Promise<{ items: Kiosk[] }> => {
  await requireLocation(deps, caller, locationId);
  return { items: (await deps.kiosks.list(locationId)).map(seen) };
};

/** Characters of a code, without similar ones. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const codeLength = 10;
const newCode = (): string => Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join('');

export const createKioskPairing = async (
  deps: Deps,
  { caller, locationId, name }: OfLocation & { name: string },
): Promise<{ code: string; expiresAt: string }> => {
  await requireLocation(deps, caller, locationId);
  if ((await deps.kiosks.list(locationId)).length >= shiftLimits.kiosksPerLocation) throw new AppError('LIMIT_REACHED');
  const code = newCode();
  const { first_name, last_name } = personName(await deps.people.find([caller.userId]), caller.userId);
  const expiresAt = addSeconds(deps.clock.now(), shiftLimits.kioskPairingMinutes * 60).toISOString();
  await deps.kiosks.offer({
    codeHash: await deps.hash('kiosk-pairing', code),
    organizationId: organizationOf(caller),
    locationId,
    name,
    pairedBy: `${first_name} ${last_name}`.trim(),
    expiresAt,
  });
  return { code, expiresAt };
};

export type PairedKiosk = { kioskId: string; secret: string; organization: string; location: string };

const placeOf = async (
  { locations, organizations }: Deps,
  ref: { organizationId: string; locationId: string },
): Promise<{ location: string; organization: string; timeZone: string } | null> => {
  const [location, organization] = await Promise.all([locations.get(ref), organizations.get(ref.organizationId)]);
  if (!location || !organization) return null;
  return { location: location.name, organization: organization.company_name, timeZone: location.timeZone };
};

type Screen = Pick<Device, 'ip' | 'userAgent'>;

/**
 * Counts only wrong codes, so guesses can't block a screen with the right code. The code's length prevents guessing:
 * 31^10 codes, each of which lasts minutes and works once.
 */
const wrongCode = async ({ hash, throttle }: Deps, { ip, userAgent }: Screen): Promise<AppError> => {
  try {
    const network = await hash('ip', ip);
    await throttle.count('wrongPairings', { network });
    await throttle.count('wrongPairingsOfScreen', { network, screen: await hash('kiosk-screen', userAgent) });
    return new AppError('INVALID_TOKEN');
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return new AppError(error.code, notice('kioskCodesTried'), error.extras);
  }
};

/** Pairs a screen with a manager's code, which works once. */
export const pairKiosk = async (
  deps: Deps,
  { code, screen }: { code: string; screen: Screen },
): Promise<PairedKiosk> => {
  const codeHash = await deps.hash('kiosk-pairing', code);
  const pairing = await deps.kiosks.pairing(codeHash);
  const place = pairing && (await placeOf(deps, pairing));
  if (!pairing || !place) throw await wrongCode(deps, screen);
  const now = deps.clock.now();
  const secret = randomBytes(32).toString('base64url');
  const kioskId = deps.clock.newId('ksk');
  const { organizationId, locationId, name, pairedBy } = pairing;
  const secretHash = await deps.hash('kiosk', secret);
  const kiosk = { kioskId, organizationId, locationId, name, pairedBy, pairedAt: now.toISOString(), secretHash };
  await deps.kiosks.pair(kiosk, codeHash, now);
  return { kioskId, secret, organization: place.organization, location: place.location };
};

/** Returns the code; none for a revoked screen or a deleted location. */
export const getKioskCode = async (
  deps: Deps,
  { kioskId, secret }: { kioskId: string; secret: string },
): Promise<KioskCode> => {
  const [kiosk, hash] = await Promise.all([deps.kiosks.get(kioskId), deps.hash('kiosk', secret)]);
  const place = kiosk && sameHash(kiosk.secretHash, hash) ? await placeOf(deps, kiosk) : null;
  if (!kiosk || !place) throw new AppError('NOT_FOUND');
  const now = deps.clock.now();
  return { ...place, ...(await kioskCode(deps.hash, kiosk.locationId, now)), serverTime: now.toISOString() };
};

export const revokeKiosk = async (
  deps: Deps,
  { kioskId, ...of }: OfLocation & { kioskId: string },
): Promise<{ items: Kiosk[] }> => {
  await requireLocation(deps, of.caller, of.locationId);
  const kiosk = await deps.kiosks.get(kioskId);
  if (!kiosk || kiosk.locationId !== of.locationId) throw new AppError('NOT_FOUND');
  await deps.kiosks.revoke(kiosk);
  return listKiosks(deps, of);
};
