import { systemClock } from '../runtime/clock';
import { createConnections } from '../runtime/connection-repository';
import { openTable } from '../runtime/table-gateway';
import type { Deps } from './ports';
import { createVerifyToken } from './token-gateway';

export const deps: Deps = {
  connections: createConnections(openTable()),
  verifyToken: createVerifyToken(),
  clock: systemClock,
};
