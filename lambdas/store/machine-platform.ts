import { systemClock } from '../platform/clock';
import type { ServePlatform } from '../platform/http/serve';
import { createMachines } from '../platform/machine/authenticate-key';
import { createMachineStore } from './connect/api-keys/machine-store';
import { createHttpPlatform, type HttpPlatform } from './http-platform';

/** Creates the platform of functions for API keys. */
export const createMachinePlatform = (): HttpPlatform & Required<Pick<ServePlatform, 'machines'>> => {
  const platform = createHttpPlatform();
  const { table, hash } = platform;
  const store = createMachineStore(table, systemClock);
  return { ...platform, machines: createMachines({ store, hash, clock: systemClock }) };
};
