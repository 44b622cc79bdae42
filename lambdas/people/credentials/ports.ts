import type { Disclosures } from '../../store/work/receipts/ports';
import type { VerificationDetail } from '@shared/people/model/verification';
import type { Verifications } from '../../store/people/credentials/verifications';
import type { ResumeCandidates } from '../../store/hiring/applications/ports';
import type { Clock } from '../../platform/clock';
import type { DailyCounts } from '../../platform/table/daily-limits';
import type { Documents, Files, Uploads } from '../../platform/files/ports';
import type { Write } from '../../platform/table/table';
import type { DueVerifications, Holders, VerificationQueue } from '../../store/people/credentials/ports';

export type RegistryAnswers = { shown(npiNumber: string): Promise<VerificationDetail['registry']> };

export type Deps = {
  verifications: Verifications;
  queue: VerificationQueue;
  holders: Holders;
  answers: RegistryAnswers;
  candidates: Pick<ResumeCandidates, 'profile' | 'hasApplied'>;
  disclosures: Pick<Disclosures, 'handOver'>;
  throttle: DailyCounts;
  uploads: Uploads;
  files: Files;
  documents: Documents;
  spend: (upload: { uploadId: string; owner: string }) => Write;
  clock: Clock;
};
export type WatchDeps = { due: DueVerifications; verifications: Pick<Verifications, 'move' | 'note'>; clock: Clock };
