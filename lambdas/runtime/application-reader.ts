import { keys } from './keys';
import { readApplication, type StoredApplication } from './stored-application';
import { getItem, type Table } from './table-gateway';

/** Reads one application, consistently. */
export const getStoredApplication = async (table: Table, applicationId: string): Promise<StoredApplication | null> => {
  const item = await getItem(table, keys.application(applicationId), true);
  return item ? readApplication(item) : null;
};
