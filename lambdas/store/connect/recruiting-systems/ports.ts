import type { IntegrationProvider } from '@shared/connect/integrations/vocabulary';
import type { SourceFields } from '@shared/connect/model/recruiting-system';
import type { ReportMapping } from '@shared/connect/model/report-mapping';
import type { ReportProblem } from '@shared/connect/model/report-mapping-vocabulary';
import type { HireState } from '@shared/connect/model/recruiting-system-vocabulary';

/** An organization's account at a recruiting system. */
export type SystemRef = { organizationId: string; provider: IntegrationProvider; accountId: string };

export type StoredImport = SystemRef & {
  externalId: string;
  reference: string;
  jobId: string;
  /** Version of the job after the system's last change; 0 until the job is created. */
  version: number;
  /** Fields that the team accepted or decided on. */
  base: SourceFields;
  /** Current fields of the system. */
  fields: SourceFields;
  openThere: boolean;
  changedAt: string;
  /** Changes with each write. */
  revision: number;
};
export type ImportChange = Partial<
  Pick<StoredImport, 'reference' | 'version' | 'base' | 'fields' | 'openThere' | 'changedAt'>
>;

export type ImportedJobs = {
  get(ref: SystemRef, externalId: string): Promise<StoredImport | null>;
  list(ref: SystemRef): Promise<StoredImport[]>;
  /** Returns false if it exists. */
  add(imported: StoredImport): Promise<boolean>;
  /** Returns null after a concurrent write. */
  save(before: StoredImport, change: ImportChange): Promise<StoredImport | null>;
};

export type StoredHire = SystemRef & {
  applicationId: string;
  offerId: string;
  jobId: string;
  professionalId: string;
  state: HireState;
  at: string;
  /** The system's IDs, once known. */
  candidateThere: string | null;
  applicationThere: string | null;
  /** A candidate without contact details was sent, with any result. */
  attempted: boolean;
};
export type HireChange = Partial<
  Pick<StoredHire, 'state' | 'at' | 'candidateThere' | 'applicationThere' | 'attempted'>
>;

export type ExportedHires = {
  get(ref: SystemRef, applicationId: string): Promise<StoredHire | null>;
  list(ref: SystemRef): Promise<StoredHire[]>;
  /** Stores the hire unless one exists, and returns the stored one. */
  add(hire: StoredHire): Promise<StoredHire>;
  save(hire: StoredHire, change: HireChange): Promise<StoredHire>;
};

export type StoredMapping = SystemRef & {
  fields: ReportMapping;
  /** Version; 0 before it is stored. */
  version: number;
};

export type ReportMappings = {
  get(ref: SystemRef): Promise<StoredMapping | null>;
  /** STALE_VERSION if it changed since this version. */
  save(mapping: StoredMapping, at: string): Promise<StoredMapping>;
};

/** The first rows of the last read report. `total`: number of all rows. */
export type StoredSample = {
  readAt: string;
  problem: ReportProblem | null;
  names: string[];
  rows: Record<string, string>[];
  total: number;
};

export type ReportSamples = {
  get(integrationId: string): Promise<StoredSample | null>;
  put(integrationId: string, sample: StoredSample): Promise<void>;
};
