import { systemClock } from '../runtime/clock';
import { createDailyCounts } from '../runtime/daily-count-repository';
import { createUploads } from '../runtime/files/upload-repository';
import { createHttpPlatform } from '../runtime/http-platform';
import { lazyPort } from '../runtime/lazy-port';
import { createCandidates } from './candidate-repository';
import type { Deps } from './ports';
import { createResumes } from './resume-repository';

export const platform = createHttpPlatform();
const { table } = platform;

export const deps: Deps = {
  resumes: createResumes(table),
  candidates: createCandidates(table),
  uploads: createUploads(table, systemClock),
  files: lazyPort(async () => (await import('../runtime/files/files-gateway')).createFiles()),
  documents: lazyPort(async () => (await import('../runtime/files/documents-gateway')).createDocuments(systemClock)),
  // Fonts and layout are read only by who needs a resume drawn.
  pdf: lazyPort(async () => ({ draw: (await import('../runtime/resume/draw-resume')).drawResume })),
  throttle: createDailyCounts(table, systemClock),
  clock: systemClock,
};
