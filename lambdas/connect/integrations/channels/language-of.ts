import { defaultLanguage, type Language } from '@shared/text/language';
import type { Table } from '../../../platform/table/table';
import { createAccountReader } from '../../../store/accounts/accounts/account-reader';

/** A channel uses the language of the person who connected it. */
export const createLanguageOf = (table: Table) => {
  const accounts = createAccountReader(table);
  return async (userId: string): Promise<Language> => (await accounts.get(userId))?.language ?? defaultLanguage;
};
