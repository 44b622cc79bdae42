import { systemClock } from '../runtime/clock';
import { createHttpPlatform } from '../runtime/http-platform';
import { createPeople } from '../runtime/people-repository';
import type { Deps } from './ports';
import { createProfileRepository } from './profile-repository';

export const platform = createHttpPlatform();

export const deps: Deps = {
  profiles: createProfileRepository(platform.table, platform.cursors),
  people: createPeople(platform.table),
  clock: systemClock,
};
