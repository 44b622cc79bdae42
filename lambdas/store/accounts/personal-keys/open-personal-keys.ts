import { systemClock } from '../../../platform/clock';
import { createKeyService } from '../../../platform/crypto/key-service';
import { environment } from '../../../platform/environment';
import type { Table } from '../../../platform/table/table';
import { createPersonalKeys, type PersonalKeys } from './personal-keys';

/** Opens the stage's keys over the connection of its table. */
export const openPersonalKeys = ({ client }: Pick<Table, 'client'>): PersonalKeys => {
  const { PERSONAL_KEYS_TABLE: name, PERSONAL_KEYS_KEY_ID: keyId } = environment('personalKeys');
  return createPersonalKeys(
    { client, name },
    createKeyService(() => keyId),
    systemClock,
  );
};
