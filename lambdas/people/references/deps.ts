import { systemClock } from '../../platform/clock';
import { createDailyCounts } from '../../platform/table/daily-limits';
import { createAccountReader } from '../../store/accounts/accounts/account-reader';
import { createHttpPlatform } from '../../store/http-platform';
import { createProfessionals } from '../../store/people/profiles/professionals';
import { createReferences } from '../../store/people/references/references';
import type { Deps } from './ports';

export const platform = createHttpPlatform();
const { table, hash } = platform;

export const deps: Deps = {
  references: createReferences(table),
  accounts: createAccountReader(table),
  professionals: createProfessionals(table, systemClock),
  throttle: createDailyCounts(table, systemClock),
  hash,
  clock: systemClock,
};
