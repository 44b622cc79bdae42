import type { Clock } from '../../platform/clock';
import type { Documents, Files, Uploads } from '../../platform/files/ports';
import type { DailyCounts } from '../../platform/table/daily-limits';
import type { Write } from '../../platform/table/table';
import type { DueHealthFiles, HealthFiles } from '../../store/people/health-file/ports';

export type Deps = {
  healthFiles: HealthFiles;
  throttle: DailyCounts;
  uploads: Uploads;
  files: Files;
  documents: Documents;
  spend: (upload: { uploadId: string; owner: string }) => Write;
  clock: Clock;
};
export type RemindDeps = { due: DueHealthFiles; clock: Clock };
