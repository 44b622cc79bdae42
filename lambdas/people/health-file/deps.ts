import { systemClock } from '../../platform/clock';
import { createUploads, spendUpload } from '../../platform/files/uploads';
import { lazyDependency } from '../../platform/lazy-dependency';
import { createDailyCounts } from '../../platform/table/daily-limits';
import { createHttpPlatform } from '../../store/http-platform';
import { createHealthFiles } from '../../store/people/health-file/health-files';
import { openHealthText } from '../../store/people/health-file/open-health-text';
import type { Deps } from './ports';

export const platform = createHttpPlatform();
const { table, hash } = platform;

export const deps: Deps = {
  healthFiles: createHealthFiles(table, openHealthText(table, hash)),
  throttle: createDailyCounts(table, systemClock),
  uploads: createUploads(table, systemClock),
  files: lazyDependency(async () => (await import('../../platform/files/files')).createFiles()),
  documents: lazyDependency(async () => (await import('../../platform/files/documents')).createDocuments(systemClock)),
  spend: (upload) => spendUpload(table.name, upload),
  clock: systemClock,
};
