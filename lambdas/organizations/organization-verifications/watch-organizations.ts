import { createStageHash } from '../../platform/crypto/stage-hash';
import { openTable } from '../../platform/table/table';
import { scheduledRun } from '../../platform/scheduled-run';
import { createDueOrganizations } from '../../store/organizations/organization-verifications/queue';
import { checkDeps } from './check-deps';
import { watchDueOrganizations } from './watch-due-organizations';

const table = openTable();
const deps = { ...checkDeps(table, createStageHash()), due: createDueOrganizations(table) };

const reserveMs = 10_000;

export const handler = scheduledRun({ name: 'organizations', reserveMs }, (hasTime) =>
  watchDueOrganizations(deps, hasTime),
);
