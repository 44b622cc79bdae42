import { systemClock } from '../runtime/clock';
import { createDailyCounts } from '../runtime/daily-count-repository';
import { createUploads } from '../runtime/files/upload-repository';
import { createHttpPlatform } from '../runtime/http-platform';
import { lazyPort } from '../runtime/lazy-port';
import { createPresence } from '../runtime/presence-repository';
import { createConversations } from './conversation-repository';
import { createCorrespondents } from '../runtime/correspondent-repository';
import type { Deps } from './ports';
import { createReach } from './reach-repository';

export const platform = createHttpPlatform();
const { table, cursors } = platform;

export const deps: Deps = {
  conversations: createConversations(table, cursors),
  correspondents: createCorrespondents(table, systemClock),
  reach: createReach(table),
  presence: createPresence(table),
  throttle: createDailyCounts(table, systemClock),
  uploads: createUploads(table, systemClock),
  files: lazyPort(async () => (await import('../runtime/files/files-gateway')).createFiles()),
  documents: lazyPort(async () => (await import('../runtime/files/documents-gateway')).createDocuments(systemClock)),
  clock: systemClock,
};
