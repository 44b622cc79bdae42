import { systemClock } from '../platform/clock';
import { environment } from '../platform/environment';
import { DeleteCommand } from '../platform/table/commands';
import { createDailyCounts } from '../platform/table/daily-limits';
import { createHttpPlatform } from '../store/http-platform';
import { connectionParts } from '../store/integrations/connection-parts';
import { createIntegrationCalls } from '../store/integrations/integration-calls';
import { createIntegrationLinks } from '../store/integrations/integration-links';
import { createIntegrationStarts } from '../store/integrations/integration-starts';
import { createAccessDeps, createQueueDeps } from './engine-deps';
import type { ConnectDeps } from './ports';
import { firstTasks } from './providers/first-tasks';

export const platform = createHttpPlatform();
const { table, cursors, hash } = platform;

export const deps: ConnectDeps = {
  ...createAccessDeps(table),
  ...createQueueDeps(table),
  starts: createIntegrationStarts(table),
  calls: createIntegrationCalls(table, cursors),
  counts: createDailyCounts(table, systemClock),
  hash,
  siteUrl: environment('integrations').SITE_URL,
  firstTasks: (provider) => firstTasks[provider],
  async forget(integrationId) {
    for await (const { pk, sk } of connectionParts(table, integrationId)) {
      await table.client.send(new DeleteCommand({ TableName: table.name, Key: { pk, sk } }));
    }
  },
};

/** What the channels of services and their readers need. */
export const channels = { ...deps, links: createIntegrationLinks(table) };
