import { systemClock } from '../platform/clock';
import { createExclusionCases } from '../store/exclusions/exclusion-cases';
import { createScreenedProfessionals } from '../store/exclusions/screened-professionals';
import { createHttpPlatform } from '../store/http-platform';
import { openPersonalKeys } from '../store/personal-keys/open-personal-keys';
import { createWatchListReader } from '../store/watch-lists/watch-lists';
import type { Deps } from './ports';

export const platform = createHttpPlatform();
const { table, cursors } = platform;

export const deps: Deps = {
  cases: createExclusionCases(table, cursors),
  professionals: createScreenedProfessionals(table, openPersonalKeys(table)),
  lists: createWatchListReader(table),
  clock: systemClock,
};
