import type { DomainEvent } from '@shared/core/model/event';
import { consumeQueue } from '../../events/queue/consume-queue';
import type { Effect } from '../../events/ports';
import { systemClock } from '../../platform/clock';
import { createProcessedEvents } from '../../platform/table/processed-events';
import { openTable } from '../../platform/table/table';
import { createRegistryAnswers } from '../../store/people/credentials/registry-answers';
import { createVerifications } from '../../store/people/credentials/verifications';
import { createExclusionCaseStore } from '../../store/trust/exclusions/exclusion-cases';
import { createScreenedProfessionals } from '../../store/trust/exclusions/screened-professionals';
import { openPersonalKeys } from '../../store/accounts/personal-keys/open-personal-keys';
import { createWatchListReader } from '../../store/trust/watch-lists/watch-lists';
import { checkPerson } from './screening/check-person';
import { personToCheck } from './screening/person-to-check';
import { flagDeactivated } from './screening/flag-deactivated';

const table = openTable();
const professionals = createScreenedProfessionals(table, openPersonalKeys(table));
const shared = { lists: createWatchListReader(table), clock: systemClock };
const screening = { cases: createExclusionCaseStore(table), professionals, ...shared };
const credentials = {
  verifications: createVerifications(table),
  answers: createRegistryAnswers(table),
  ...shared,
};

const checkNumber = async (userId: string): Promise<void> => {
  const professional = await professionals.get(userId);
  if (professional) await flagDeactivated(credentials, { userId, npiNumber: professional.person.npiNumber });
};

const react = async (event: DomainEvent): Promise<Effect[]> => {
  const userId = personToCheck(event);
  if (userId === null) return [];
  return [
    {
      id: 'exclusion',
      subject: userId,
      run: async () => {
        await checkPerson(screening, userId);
      },
    },
    { id: 'number', subject: userId, run: () => checkNumber(userId) },
  ];
};

export const handler = consumeQueue('check-exclusions', react, createProcessedEvents(table, systemClock));
