import { createCases } from '../runtime/case-repository';
import { systemClock } from '../runtime/clock';
import { createDailyCounts } from '../runtime/daily-count-repository';
import { spendUpload, createUploads } from '../runtime/files/upload-repository';
import { createHttpPlatform } from '../runtime/http-platform';
import { lazyPort } from '../runtime/lazy-port';
import { createRegistryAnswers } from '../runtime/registry-answer-repository';
import { createCaseQueue } from './case-queue-repository';
import { createHolders } from './holder-repository';
import type { Deps } from './ports';

export const platform = createHttpPlatform();
const { table, cursors } = platform;

export const deps: Deps = {
  cases: createCases(table),
  queue: createCaseQueue(table, cursors),
  holders: createHolders(table),
  answers: createRegistryAnswers(table),
  throttle: createDailyCounts(table, systemClock),
  uploads: createUploads(table, systemClock),
  // Most requests need no file.
  files: lazyPort(async () => (await import('../runtime/files/files-gateway')).createFiles()),
  documents: lazyPort(async () => (await import('../runtime/files/documents-gateway')).createDocuments(systemClock)),
  spend: (upload) => spendUpload(table.name, upload),
  clock: systemClock,
};
