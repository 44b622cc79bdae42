import { letters } from '@shared/people/rules/person-name';
import { isNamed } from '@shared/people/rules/credentials/registry-outcome';
import { Account } from '@shared/accounts/model/account';
import type * as z from 'zod';
import { getItems, type Table } from '../../../platform/table/table';
import { accountKeys } from '../../accounts/accounts/keys';
import { createHolders } from '../../people/credentials/holders';
import { createRegistryAnswers, type RegistryAnswers } from '../../people/credentials/registry-answers';
import type { PersonalKeys } from '../../accounts/personal-keys/personal-keys';
import { profileKeys } from '../../people/profiles/keys';
import { readPrivateDetails } from '../../people/profiles/private-details';
import { readProfile } from '../../people/profiles/profile-item';
import type { ScreenedProfessionals } from './ports';

const Name = Account.pick({ firstName: true, lastName: true });

/** The registry lists the current name first, then former ones. Skips another person's number. */
const formerLastNamesOf = async (
  answers: Pick<RegistryAnswers, 'get'>,
  npiNumber: string,
  { firstName: first, lastName: last }: z.infer<typeof Name>,
): Promise<string[]> => {
  const record = npiNumber === '' ? null : (await answers.get(npiNumber))?.record;
  if (!record || !isNamed(record, { first, last })) return [];
  return [...new Set(record.names.map((name) => name.last).filter((other) => letters(other) !== letters(last)))];
};

export const createScreenedProfessionals = (table: Table, keys: Pick<PersonalKeys, 'find'>): ScreenedProfessionals => {
  const answers = createRegistryAnswers(table);
  return {
    names: createHolders(table).names,
    async get(userId) {
      const wanted = [accountKeys.account, profileKeys.profile, profileKeys.privateDetails].map((key) => key(userId));
      const [account, profile, details] = await getItems(table, wanted, true);
      if (!account || !profile?.['version']) return null;
      const name = Name.parse(account);
      const { firstName, lastName } = name;
      const { npiNumber, title, profession, location } = readProfile(profile);
      const { dateOfBirth: birthDate } = await readPrivateDetails(keys, userId, details);
      const formerLastNames = await formerLastNamesOf(answers, npiNumber, name);
      return {
        person: { firstName, lastName, formerLastNames, npiNumber, birthDate },
        shown: { firstName, lastName, title, profession, formerLastNames, npiNumber, location },
      };
    },
  };
};
