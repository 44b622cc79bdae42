import type { Clock } from '../../platform/clock';
import type { KeyedHash } from '../../platform/crypto/keyed-hash';
import type { Signatures } from '../../platform/crypto/signatures';
import type { Documents } from '../../platform/files/ports';
import type { DailyCounts } from '../../platform/table/daily-limits';
import type { ReadingDeps } from '../../store/work/attendance/move-attendance';
import type { AccountReader } from '../../store/accounts/accounts/ports';
import type { VerificationReader } from '../../store/people/credentials/verification-reads';
import type { EvidencePackets } from '../../store/trust/evidence/packets';
import type { ReferenceRepository } from '../../store/people/references/ports';
import type { Ledgers } from '../../store/work/reliability/ports';
import type { SignedEvidencePacket } from '@shared/trust/model/evidence-packet';
import type { StoredProfile } from '@shared/people/model/professional';
import type { Locations } from '../../store/work/locations/ports';
import type { Language } from '@shared/text/language';
import type { SignedAttendanceReceipt } from '@shared/work/model/attendance-receipt';

export type PrintFor = { language: Language; at: Date };

export type Deps = ReadingDeps & {
  locations: Pick<Locations, 'unit'>;
  signatures: Signatures;
  documents: Pick<Documents, 'keep' | 'download'>;
  pdf: {
    receipt(signed: SignedAttendanceReceipt, print: PrintFor): Promise<Buffer>;
    packet(signed: SignedEvidencePacket, print: PrintFor): Promise<Buffer>;
  };
  packets: EvidencePackets;
  accounts: Pick<AccountReader, 'get'>;
  /** Stored profile; null without one. */
  profile(userId: string): Promise<StoredProfile | null>;
  cases: Pick<VerificationReader, 'list'>;
  references: Pick<ReferenceRepository, 'list'>;
  ledgers: Pick<Ledgers, 'events'>;
  throttle: DailyCounts;
  hash: KeyedHash;
  /** Hash with the previous key; rejects without one. */
  earlierHash: KeyedHash;
  siteUrl: string;
  clock: Clock;
};
