import { systemClock } from '../runtime/clock';
import { createConnections } from '../runtime/connection-repository';
import { createPush } from '../runtime/push-gateway';
import { openTable } from '../runtime/table-gateway';
import { createLiveRights } from './live-rights-repository';
import type { Deps } from './ports';
import { createVerifyToken } from './token-gateway';

const table = openTable();

export const deps: Deps = {
  connections: createConnections(table),
  rights: createLiveRights(table),
  push: createPush(),
  verifyToken: createVerifyToken(),
  clock: systemClock,
};
