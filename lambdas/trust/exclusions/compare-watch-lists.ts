import { watchLists } from '@shared/trust/model/exclusion';
import type { Context } from 'aws-lambda';
import { systemClock } from '../../platform/clock';
import { log } from '../../platform/logger';
import { openTable } from '../../platform/table/table';
import { createRegistryAnswers } from '../../store/people/credentials/registry-answers';
import { createVerifications } from '../../store/people/credentials/verifications';
import { createExclusionCaseStore } from '../../store/trust/exclusions/exclusion-cases';
import { createScreenedProfessionals } from '../../store/trust/exclusions/screened-professionals';
import { openPersonalKeys } from '../../store/accounts/personal-keys/open-personal-keys';
import { createProfilePages } from '../../store/people/profiles/profile-pages';
import { createWatchLists } from '../../store/trust/watch-lists/watch-lists';
import { checkPerson } from './screening/check-person';
import { compareProfessionals, type CompareDeps } from './screening/compare-professionals';
import { flagDeactivated } from './screening/flag-deactivated';

const table = openTable();
const lists = createWatchLists(table);
const clock = systemClock;
const screening = {
  cases: createExclusionCaseStore(table),
  professionals: createScreenedProfessionals(table, openPersonalKeys(table)),
  lists,
  clock,
};
const credentials = { verifications: createVerifications(table), answers: createRegistryAnswers(table), lists, clock };

const deps: CompareDeps = {
  lists,
  profiles: createProfilePages(table),
  compare: {
    exclusions: ({ userId }) => checkPerson(screening, userId),
    deactivations: (profile) => flagDeactivated(credentials, profile),
  },
};

const reserveMs = 10_000;

export const handler = async (
  _event: unknown,
  { getRemainingTimeInMillis }: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<{ failed: number }> => {
  const hasTime = (): boolean => getRemainingTimeInMillis() > reserveMs;
  let failed = 0;
  for (const list of watchLists) {
    const result = await compareProfessionals(deps, list, hasTime);
    failed += result.failed;
    if (result.compared > 0) log.info('professionals compared', { list, ...result });
  }
  if (failed > 0) throw new Error('Some professionals were not compared; their shards stay open.');
  return { failed };
};
