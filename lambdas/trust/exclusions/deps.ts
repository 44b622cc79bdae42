import { systemClock } from '../../platform/clock';
import { createExclusionCases } from '../../store/trust/exclusions/exclusion-cases';
import { createScreenedProfessionals } from '../../store/trust/exclusions/screened-professionals';
import { createHttpPlatform } from '../../store/http-platform';
import { openPersonalKeys } from '../../store/accounts/personal-keys/open-personal-keys';
import { createWatchListReader } from '../../store/trust/watch-lists/watch-lists';
import type { Deps } from './ports';

export const platform = createHttpPlatform();
const { table, cursors } = platform;

export const deps: Deps = {
  cases: createExclusionCases(table, cursors),
  professionals: createScreenedProfessionals(table, openPersonalKeys(table)),
  lists: createWatchListReader(table),
  clock: systemClock,
};
