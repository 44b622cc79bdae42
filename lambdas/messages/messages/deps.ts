import { systemClock } from '../../platform/clock';
import { createDailyCounts } from '../../platform/table/daily-limits';
import { createUploads } from '../../platform/files/uploads';
import { createHttpPlatform } from '../../store/http-platform';
import { lazyDependency } from '../../platform/lazy-dependency';
import { createPromiseWrites } from '../../store/hiring/applications/answers/answer-days';
import { createCalls } from '../../store/hiring/interviews/calls';
import { createPresence } from '../../store/messages/live-connections/presence';
import { createConversations } from '../../store/messages/conversations/conversations';
import { createParticipants } from '../../store/messages/conversations/participants';
import type { Deps } from './ports';
import { createContacts } from '../../store/messages/conversations/messaging-rights';

export const platform = createHttpPlatform();
const { table, cursors } = platform;

export const deps: Deps = {
  conversations: createConversations(table, cursors),
  calls: createCalls(table),
  participants: createParticipants(table, systemClock),
  contacts: createContacts(table, cursors),
  promises: createPromiseWrites(table),
  presence: createPresence(table),
  throttle: createDailyCounts(table, systemClock),
  uploads: createUploads(table, systemClock),
  files: lazyDependency(async () => (await import('../../platform/files/files')).createFiles()),
  documents: lazyDependency(async () => (await import('../../platform/files/documents')).createDocuments(systemClock)),
  clock: systemClock,
};
