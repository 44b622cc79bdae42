import type { Clock } from '../../platform/clock';
import type { Documents, Files, Uploads } from '../../platform/files/ports';
import type { DailyCounts } from '../../platform/table/daily-limits';
import type { Write } from '../../platform/table/table';
import type {
  ComplianceFiles,
  DueFiles,
  FacilityLists,
  NewFiles,
  StartTimes,
  Wallets,
} from '../../store/people/compliance/ports';
import type { HealthDocuments } from '../../store/people/health-file/health-documents';
import type { JobItem } from '../../store/hiring/jobs/job-item';
import type { Disclosures } from '../../store/work/receipts/ports';
import type { People } from '../../store/organizations/organizations/member-names';
import type { PlacementItem } from '../../store/work/placements/placement-item';

export type ReachedPlacements = {
  get(placementId: string): Promise<PlacementItem | null>;
  isResponsible(userId: string, jobId: string): Promise<boolean>;
  job(jobId: string): Promise<JobItem | null>;
};

export type Deps = {
  placements: ReachedPlacements;
  files: ComplianceFiles;
  newFiles: NewFiles;
  wallets: Wallets;
  lists: FacilityLists;
  startTimes: StartTimes;
  people: Pick<People, 'find'>;
  throttle: DailyCounts;
  uploads: Uploads;
  sent: Files;
  documents: Documents;
  healthDocuments: HealthDocuments;
  spend: (upload: { uploadId: string; owner: string }) => Write;
  /** Write of the line that the professional sees in their sharing log. */
  sharedWith: (shared: { userId: string; organizationId: string; at: string }) => Write;
  disclosures: Pick<Disclosures, 'handOver'>;
  clock: Clock;
};

export type WatchDeps = {
  due: DueFiles;
  files: Pick<ComplianceFiles, 'save'>;
  placements: Pick<ReachedPlacements, 'get'>;
  wallets: Wallets;
  clock: Clock;
};
