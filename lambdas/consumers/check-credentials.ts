import { Account } from '@shared/model/account';
import { createCases } from '../runtime/case-repository';
import { systemClock } from '../runtime/clock';
import { environment } from '../runtime/environment';
import { keys } from '../runtime/keys';
import { createRegistryAnswers } from '../runtime/registry-answer-repository';
import { readProfile } from '../runtime/stored-profile';
import { getItem, openTable } from '../runtime/table-gateway';
import { checkCredentials, type CheckDeps } from './check-npi-number';
import { consumeQueue } from './consume-queue';
import { createNppes } from './nppes-gateway';
import { createProcessedEvents } from './processed-event-repository';
import { createRegistryCircuit } from './registry-circuit-repository';

const table = openTable();
const Name = Account.pick({ firstName: true, lastName: true });

const deps: CheckDeps = {
  cases: createCases(table),
  holders: {
    async get(userId) {
      const [account, profile] = await Promise.all([
        getItem(table, keys.account(userId), true),
        getItem(table, keys.profile(userId), true),
      ]);
      if (!account || !profile) return null;
      const { firstName, lastName } = Name.parse(account);
      return { first: firstName, last: lastName, npiNumber: readProfile(profile).npiNumber };
    },
  },
  registry: createNppes({
    url: environment('registry').NPPES_URL,
    circuit: createRegistryCircuit(table, systemClock),
  }),
  answers: createRegistryAnswers(table),
  clock: systemClock,
};

export const handler = consumeQueue(
  'check-credentials',
  async (event) => checkCredentials(deps, event),
  createProcessedEvents(table, systemClock),
);
