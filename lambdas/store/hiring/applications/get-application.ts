import { applicationKeys } from './keys';
import { readApplication, type ApplicationItem } from './application-item';
import { getItem, type Table } from '../../../platform/table/table';

export const getStoredApplication = async (table: Table, applicationId: string): Promise<ApplicationItem | null> => {
  const item = await getItem(table, applicationKeys.application(applicationId), true);
  return item ? readApplication(item) : null;
};
