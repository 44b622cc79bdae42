import { createVerifications } from '../../store/people/credentials/verifications';
import { systemClock } from '../../platform/clock';
import { createDailyCounts } from '../../platform/table/daily-limits';
import { spendUpload, createUploads } from '../../platform/files/uploads';
import { createHttpPlatform } from '../../store/http-platform';
import { lazyDependency } from '../../platform/lazy-dependency';
import { createRegistryAnswers } from '../../store/people/credentials/registry-answers';
import { createVerificationQueue } from '../../store/people/credentials/verification-queue';
import { createHolders } from '../../store/people/credentials/holders';
import { createCandidates } from '../../store/hiring/applications/resume-candidates';
import { createDisclosures } from '../../store/work/receipts/disclosures';
import type { Deps } from './ports';

export const platform = createHttpPlatform();
const { table, cursors } = platform;

export const deps: Deps = {
  verifications: createVerifications(table),
  queue: createVerificationQueue(table, cursors),
  holders: createHolders(table),
  candidates: createCandidates(table),
  answers: createRegistryAnswers(table),
  disclosures: createDisclosures(table),
  throttle: createDailyCounts(table, systemClock),
  uploads: createUploads(table, systemClock),
  files: lazyDependency(async () => (await import('../../platform/files/files')).createFiles()),
  documents: lazyDependency(async () => (await import('../../platform/files/documents')).createDocuments(systemClock)),
  spend: (upload) => spendUpload(table.name, upload),
  clock: systemClock,
};
