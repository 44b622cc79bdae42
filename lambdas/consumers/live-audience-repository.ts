import { keys } from '../runtime/keys';
import { readJob, responsibleFor } from '../runtime/stored-job';
import { getItem, getItems, type Table } from '../runtime/table-gateway';
import type { LiveAudience } from './push-people';

export const createLiveAudience = (table: Table): LiveAudience => {
  const members = async (organizationId: string, userIds: readonly string[]): Promise<Set<string>> => {
    const items = await getItems(table, userIds.map(keys.membership));
    return new Set(userIds.filter((_userId, index) => items[index]?.['organizationId'] === organizationId));
  };
  return {
    members,
    async team(jobId) {
      const item = await getItem(table, keys.job(jobId));
      if (!item) return [];
      const job = readJob(item);
      return [...(await members(job.organizationId, responsibleFor(job)))];
    },
  };
};
