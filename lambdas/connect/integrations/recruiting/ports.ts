import type { Clock } from '../../../platform/clock';
import type { DailyCounts } from '../../../platform/table/daily-limits';
import type { Page } from '../../../platform/table/page';
import type {
  IntegrationLinks,
  IntegrationRef,
  Integrations,
  NewTask,
} from '../../../store/connect/integrations/ports';
import type { JobItem } from '../../../store/hiring/jobs/job-item';
import type { JobRepository } from '../../../store/hiring/jobs/ports';
import type { People } from '../../../store/organizations/organizations/member-names';
import type {
  ExportedHires,
  ImportedJobs,
  StoredHire,
  StoredImport,
  SystemRef,
} from '../../../store/connect/recruiting-systems/ports';

export type RecruitingDeps = {
  integrations: Pick<Integrations, 'get'>;
  links: Pick<IntegrationLinks, 'get'>;
  imports: ImportedJobs;
  importPages(ref: SystemRef, cursor?: string): Promise<Page<StoredImport>>;
  hires: ExportedHires;
  hirePages(ref: SystemRef, cursor?: string): Promise<Page<StoredHire>>;
  jobs: Pick<JobRepository, 'get' | 'change'>;
  jobsOf(jobIds: readonly string[]): Promise<Map<string, JobItem>>;
  people: Pick<People, 'find'>;
  counts: DailyCounts;
  clock: Clock;
  queueTask(ref: IntegrationRef, task: NewTask): Promise<void>;
};
