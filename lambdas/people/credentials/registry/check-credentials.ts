import { createVerifications } from '../../../store/people/credentials/verifications';
import { systemClock } from '../../../platform/clock';
import { environment } from '../../../platform/environment';
import { createRegistryAnswers } from '../../../store/people/credentials/registry-answers';
import { createHolders } from '../../../store/people/credentials/holders';
import { openTable } from '../../../platform/table/table';
import { checkCredentials, type CheckDeps } from './check-npi-number';
import { consumeQueue } from '../../../events/queue/consume-queue';
import { createNppes } from '../../../platform/registry/nppes-gateway';
import { createProcessedEvents } from '../../../platform/table/processed-events';
import { createRegistryCircuit } from '../../../store/people/credentials/registry-circuit';

const table = openTable();
const holders = createHolders(table);

const deps: CheckDeps = {
  verifications: createVerifications(table),
  holders: {
    async get(userId) {
      const holder = await holders.get(userId);
      return holder && { first: holder.firstName, last: holder.lastName, npiNumber: holder.npiNumber };
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
