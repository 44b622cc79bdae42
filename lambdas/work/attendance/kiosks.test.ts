import type { AppError } from '@shared/errors';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { beforeEach, describe, expect, it } from 'vitest';
import { keyedHash } from '../../platform/crypto/keyed-hash';
import { fakeDailyCounts } from '../../platform/table/daily-limits.fake';
import type { PairingItem } from '../../store/work/attendance/kiosks';
import { pairKiosk } from './kiosks';
import type { Deps } from './ports';

const hash = keyedHash(async () => Buffer.from('key'));
const code = 'ABCDE23456';
const guess = { code: 'ZZZZZ99999' };
const station = { ip: '203.0.113.7', userAgent: 'Kiosk' };
const { perScreen, perAddress } = shiftLimits.wrongPairings;

let counted: Map<string, number>;
let deps: Deps;

beforeEach(async () => {
  counted = new Map();
  const pairing: PairingItem = {
    codeHash: await hash('kiosk-pairing', code),
    organizationId: `org_${'0'.repeat(26)}`,
    locationId: `loc_${'0'.repeat(26)}`,
    name: 'Nurses station',
    pairedBy: 'Ann Lee',
    expiresAt: '2026-11-28T09:10:00.000Z',
  };
  deps = {
    kiosks: {
      pairing: async (codeHash: string) => (codeHash === pairing.codeHash ? pairing : null),
      pair: async () => undefined,
    },
    locations: { get: async () => ({ name: 'Lakeshore', timeZone: 'America/Chicago' }) },
    organizations: { get: async () => ({ company_name: 'Harbor' }) },
    throttle: fakeDailyCounts({ counts: counted }),
    hash,
    clock: { now: () => new Date('2026-11-28T09:00:00.000Z'), newId: (prefix: string) => `${prefix}_1` },
  } as unknown as Deps;
});

const outcomes = async (times: number, screenOf: (attempt: number) => typeof station): Promise<string[]> => {
  const codes: string[] = [];
  for (let attempt = 0; attempt < times; attempt += 1) {
    const refused: unknown = await pairKiosk(deps, { ...guess, screen: screenOf(attempt) }).catch((it: unknown) => it);
    codes.push((refused as AppError).code);
  }
  return codes;
};

describe('pairing a kiosk screen', () => {
  it('limits wrong codes from one screen, and says for how long', async () => {
    const codes = await outcomes(perScreen + 1, () => station);
    expect([codes.at(-2), codes.at(-1)]).toEqual(['INVALID_TOKEN', 'TOO_MANY_REQUESTS']);
    await expect(pairKiosk(deps, { ...guess, screen: station })).rejects.toMatchObject({
      reason: 'kioskCodesTried',
      extras: { retryAfterSeconds: 12 * 3600 },
    });
  });

  it('limits wrong codes from one address that poses as many screens', async () => {
    const codes = await outcomes(perAddress + 1, (attempt) => ({ ...station, userAgent: `Kiosk ${attempt}` }));
    expect([codes.at(-2), codes.at(-1)]).toEqual(['INVALID_TOKEN', 'TOO_MANY_REQUESTS']);
  });

  it('accepts the right code after any number of wrong ones', async () => {
    await outcomes(perAddress + 1, () => station);
    await expect(pairKiosk(deps, { code, screen: station })).resolves.toMatchObject({ location: 'Lakeshore' });
  });

  it('doesn’t count right codes, and doesn’t block other addresses', async () => {
    await pairKiosk(deps, { code, screen: station });
    expect(counted.size).toBe(0);
    await outcomes(perAddress + 1, () => station);
    expect(await outcomes(1, () => ({ ...station, ip: '203.0.113.8' }))).toEqual(['INVALID_TOKEN']);
  });
});
