import { systemClock } from '../../platform/clock';
import { environment } from '../../platform/environment';
import { createDailyCounts } from '../../platform/table/daily-limits';
import { readObject } from '../../platform/files/read-object';
import { createUploads } from '../../platform/files/uploads';
import { createHttpPlatform } from '../../store/http-platform';
import { lazyDependency } from '../../platform/lazy-dependency';
import { createCandidates } from '../../store/hiring/applications/resume-candidates';
import type { Deps } from './ports';
import { createSwitches } from '../../store/trust/site-state/site-state';
import { createDisclosures } from '../../store/work/receipts/disclosures';
import { createResumes } from '../../store/people/profiles/resumes';

export const platform = createHttpPlatform();
const { table } = platform;
const { DOCUMENTS_BUCKET } = environment('documents');

export const deps: Deps = {
  resumes: createResumes(table),
  candidates: createCandidates(table),
  uploads: createUploads(table, systemClock),
  files: lazyDependency(async () => (await import('../../platform/files/files')).createFiles()),
  documents: lazyDependency(async () => (await import('../../platform/files/documents')).createDocuments(systemClock)),
  documentReader: { read: (key) => readObject(DOCUMENTS_BUCKET, key) },
  reader: lazyDependency(async () => ({ read: (await import('./reading/read-resume')).readResume })),
  pdf: lazyDependency(async () => ({ draw: (await import('../../store/people/resumes/draw-resume')).drawResume })),
  throttle: createDailyCounts(table, systemClock),
  switches: createSwitches(table, systemClock),
  disclosures: createDisclosures(table),
  clock: systemClock,
};
