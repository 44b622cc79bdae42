import { systemClock } from '../../platform/clock';
import { environment } from '../../platform/environment';
import { DeleteCommand } from '../../platform/table/commands';
import type { Key } from '../../platform/table/key';
import { createDailyCounts } from '../../platform/table/daily-limits';
import { createHttpPlatform } from '../../store/http-platform';
import { connectionParts } from '../../store/connect/integrations/connection-parts';
import { createIntegrationCalls } from '../../store/connect/integrations/integration-calls';
import { createIntegrationChannels } from '../../store/connect/integrations/integration-channels';
import { createIntegrationLinks, createLinkPages } from '../../store/connect/integrations/integration-links';
import { createIntegrationStarts } from '../../store/connect/integrations/integration-starts';
import { removeConnectedBusyTimes } from '../../store/messages/calendar/busy-times';
import { createJobRepository } from '../../store/hiring/jobs/jobs';
import { createPeople } from '../../store/organizations/organizations/member-names';
import { createOrganizations } from '../../store/organizations/organizations/organizations';
import { createExportedHirePages, createExportedHires } from '../../store/connect/recruiting-systems/exported-hires';
import { createImportedJobPages, createImportedJobs } from '../../store/connect/recruiting-systems/imported-jobs';
import { loadJobs } from '../../store/connect/recruiting-systems/load-jobs';
import { openPersonalKeys } from '../../store/accounts/personal-keys/open-personal-keys';
import { loadChosenEntries } from './calendars/choose-entries';
import { createLanguageOf } from './channels/language-of';
import { createReportMappings } from '../../store/connect/recruiting-systems/report-mappings';
import { createReportSamples } from '../../store/connect/recruiting-systems/report-samples';
import { createAccessDeps, createQueueDeps } from './engine-deps';
import type { ConnectDeps } from './ports';
import { firstTasks } from './providers/first-tasks';
import { greetChannel } from './providers/microsoft-teams/teams-greeting';
import { queueTask } from './engine/queue-task';
import type { RecruitingDeps } from './recruiting/ports';

export const platform = createHttpPlatform();
const { table, cursors, hash } = platform;
const links = createIntegrationLinks(table);

export const deps: ConnectDeps = {
  ...createAccessDeps(table),
  ...createQueueDeps(table),
  starts: createIntegrationStarts(table),
  calls: createIntegrationCalls(table, cursors),
  counts: createDailyCounts(table, systemClock),
  hash,
  siteUrl: environment('integrations').SITE_URL,
  entriesOf: (stored) => loadChosenEntries(links, stored),
  nameOf: async (organizationId) => (await createOrganizations(table).get(organizationId))?.company_name ?? '',
  firstTasks: (provider) => firstTasks[provider],
  async forget({ owner, provider, integrationId }) {
    const remove = (Key: Key) => table.client.send(new DeleteCommand({ TableName: table.name, Key }));
    if (owner.kind === 'person') await removeConnectedBusyTimes(table, { userId: owner.id, provider });
    for await (const { pk, sk } of connectionParts(table, integrationId)) await remove({ pk, sk } as Key);
  },
};

export const recruitingDeps: RecruitingDeps = {
  integrations: deps.integrations,
  links,
  imports: createImportedJobs(table),
  importPages: createImportedJobPages(table, cursors),
  hires: createExportedHires(table),
  hirePages: createExportedHirePages(table, cursors),
  jobs: createJobRepository(table),
  jobsOf: (jobIds) => loadJobs(table, jobIds),
  people: createPeople(table),
  counts: deps.counts,
  clock: deps.clock,
  queueTask: (ref, task) => queueTask(deps, ref, task),
};

/** Dependencies of mapping report fields. */
export const reportDeps = {
  ...recruitingDeps,
  mappings: createReportMappings(table),
  samples: createReportSamples(table),
};

/** Dependencies of link lists. */
export const listDeps = {
  integrations: deps.integrations,
  linkPages: createLinkPages(table, cursors),
  people: recruitingDeps.people,
};

/** Dependencies of the choice of calendar entries. */
export const calendars = {
  ...deps,
  links,
  queueTask: recruitingDeps.queueTask,
};

/** Dependencies of channels and their readers. */
export const channels = {
  ...deps,
  links,
  channels: createIntegrationChannels(table, openPersonalKeys(table)),
  languageOf: createLanguageOf(table),
  greet: greetChannel,
};
