import { randomBytes } from 'node:crypto';
import { systemClock } from '../../platform/clock';
import { environment } from '../../platform/environment';
import { createUploads } from '../../platform/files/uploads';
import { lazyDependency } from '../../platform/lazy-dependency';
import { createDailyCounts } from '../../platform/table/daily-limits';
import { createHttpPlatform } from '../../store/http-platform';
import { createPeople } from '../../store/organizations/organizations/member-names';
import { createOrganizations } from '../../store/organizations/organizations/organizations';
import { createHelpVotes } from '../../store/trust/help/help-votes';
import { createGuestTickets } from '../../store/trust/tickets/guest-tickets';
import { createSavedReplies } from '../../store/trust/tickets/saved-replies';
import { createTickets } from '../../store/trust/tickets/tickets';
import type { Deps } from './ports';

export const platform = createHttpPlatform();
const { table, hash, cursors } = platform;

export const deps: Deps = {
  tickets: createTickets(table, cursors, systemClock),
  guests: createGuestTickets(table, systemClock),
  replies: createSavedReplies(table),
  help: createHelpVotes(table, cursors, systemClock),
  people: createPeople(table),
  organizations: createOrganizations(table),
  throttle: createDailyCounts(table, systemClock),
  uploads: createUploads(table, systemClock),
  files: lazyDependency(async () => (await import('../../platform/files/files')).createFiles()),
  documents: lazyDependency(async () => (await import('../../platform/files/documents')).createDocuments(systemClock)),
  mailer: lazyDependency(async () => (await import('../../platform/mail/send-email')).createMailer()),
  hash,
  token: () => randomBytes(32).toString('base64url'),
  siteUrl: environment('site').SITE_URL,
  clock: systemClock,
};
