import { systemClock } from '../../platform/clock';
import { environment } from '../../platform/environment';
import { createStageHash } from '../../platform/crypto/stage-hash';
import type { Table } from '../../platform/table/table';
import { createIntegrationLinks } from '../../store/connect/integrations/integration-links';
import { createIntegrationChannels } from '../../store/connect/integrations/integration-channels';
import { openPersonalKeys } from '../../store/accounts/personal-keys/open-personal-keys';
import { queueTask } from './engine/queue-task';
import type { AccessDeps, QueueDeps, Tools } from './ports';

export const createTools = (table: Table, deps: AccessDeps & QueueDeps): Tools => ({
  table,
  hash: createStageHash(),
  clock: systemClock,
  siteUrl: environment('integrations').SITE_URL,
  integrations: deps.integrations,
  links: createIntegrationLinks(table),
  clients: deps.clients,
  channels: createIntegrationChannels(table, openPersonalKeys(table)),
  httpFor: deps.httpFor,
  queueTask: (ref, task) => queueTask(deps, ref, task),
});
