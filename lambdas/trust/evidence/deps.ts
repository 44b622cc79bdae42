import { systemClock } from '../../platform/clock';
import { createSignatures } from '../../platform/crypto/signatures';
import { createEarlierStageHash } from '../../platform/crypto/stage-hash';
import { environment } from '../../platform/environment';
import { lazyDependency } from '../../platform/lazy-dependency';
import { createDailyCounts } from '../../platform/table/daily-limits';
import { createAccountReader } from '../../store/accounts/accounts/account-reader';
import { createAttendedReads } from '../../store/work/attendance/attendance';
import { createVerificationReader } from '../../store/people/credentials/verification-reads';
import { createEvidencePackets } from '../../store/trust/evidence/packets';
import { createHttpPlatform } from '../../store/http-platform';
import { createLocations } from '../../store/work/locations/locations';
import { getStoredPlacement } from '../../store/work/placements/placement-item';
import { getStoredProfile } from '../../store/people/profiles/stored-profile';
import { createReferences } from '../../store/people/references/references';
import { createLedgers } from '../../store/work/reliability/ledgers';
import { createShifts } from '../../store/work/shifts/shifts';
import type { Deps } from './ports';

export const platform = createHttpPlatform();
const { table, hash } = platform;

export const deps: Deps = {
  shifts: createShifts(table),
  attendance: createAttendedReads(table),
  placement: (placementId) => getStoredPlacement(table, placementId),
  locations: createLocations(table),
  signatures: createSignatures(() => environment('signing').SIGNING_KEY_IDS.split(',')),
  documents: lazyDependency(async () => (await import('../../platform/files/documents')).createDocuments(systemClock)),
  pdf: lazyDependency(async () => ({
    receipt: (await import('./draw-receipt')).drawReceipt,
    packet: (await import('./draw-packet')).drawPacket,
  })),
  packets: createEvidencePackets(table),
  accounts: createAccountReader(table),
  profile: (userId) => getStoredProfile(table, userId),
  cases: createVerificationReader(table),
  references: createReferences(table),
  ledgers: createLedgers(table),
  throttle: createDailyCounts(table, systemClock),
  hash,
  earlierHash: createEarlierStageHash(),
  siteUrl: environment('site').SITE_URL,
  clock: systemClock,
};
