import { QueryCommand } from '../../../platform/table/commands';
import { limits } from '@shared/limits';
import type { Cursors } from '../../../platform/http/cursor';
import { applicationIndexes, applicationKeys } from './keys';
import { jobIndexes } from '../jobs/keys';
import { readApplication, readContent, type ApplicationItem } from './application-item';
import { getItems, queryFirst, queryPage, type Item, type ListQuery, type Table } from '../../../platform/table/table';
import type { ApplicationLists } from './ports';
import type { Page } from '../../../platform/table/page';

export const createApplicationLists = (table: Table, cursors: Cursors): ApplicationLists => {
  const listed = async (query: ListQuery): Promise<Page<ApplicationItem>> => {
    const page = await queryPage(table, cursors, query);
    return { ...page, items: page.items.map(readApplication) };
  };

  const newestOfJob = async (jobId: string, before: string | undefined): Promise<Item[]> => {
    const { Items = [] } = await table.client.send(
      new QueryCommand({
        TableName: table.name,
        IndexName: 'gsi1',
        KeyConditionExpression: before === undefined ? 'gsi1pk = :list' : 'gsi1pk = :list AND gsi1sk < :before',
        ExpressionAttributeValues: {
          ':list': applicationIndexes.jobApplications(jobId),
          ...(before !== undefined && { ':before': before }),
        },
        ScanIndexForward: false,
        Limit: limits.pageSize + 1,
      }),
    );
    return Items;
  };

  return {
    ofProfessional: (userId, cursor) =>
      listed({ list: applicationIndexes.professionalApplications(userId), index: 'gsi2', cursor }),

    async appliedJobIds(userId) {
      const list = applicationIndexes.professionalApplications(userId);
      const items = await queryFirst(table, {
        list,
        index: 'gsi2',
        limit: limits.appliedJobs,
        attributes: ['jobId', 'status'],
      });
      return items.filter(({ status }) => status !== 'withdrawn').map(({ jobId }) => String(jobId));
    },

    ofOrganization: (organizationId, cursor, pageSize = limits.applicantsPerPage) =>
      listed({ list: applicationIndexes.organizationApplications(organizationId), index: 'gsi3', cursor, pageSize }),
    ofJob: (jobId, cursor, pageSize = limits.pageSize) =>
      listed({ list: applicationIndexes.jobApplications(jobId), index: 'gsi1', cursor, pageSize }),

    async ofMember({ userId, organizationId }, cursor) {
      const list = `${jobIndexes.jobsOf(userId)}#APPLICATIONS`;
      const before = cursor === undefined ? undefined : (await cursors.decode(list, cursor))['before'];
      const access = await queryFirst(table, { list: jobIndexes.jobsOf(userId), limit: limits.memberInboxJobs });
      const own = access.filter((item) => item['organizationId'] === organizationId);
      const found = await Promise.all(own.map((item) => newestOfJob(String(item['jobId']), before)));
      const newest = found.flat().sort((a, b) => (String(a['gsi1sk']) < String(b['gsi1sk']) ? 1 : -1));
      const items = newest.slice(0, limits.pageSize);
      const last = newest.length > limits.pageSize ? items.at(-1) : undefined;
      return {
        items: items.map(readApplication),
        nextCursor: last ? await cursors.encode(list, { before: String(last['gsi1sk']) }) : null,
      };
    },

    async byId(applicationIds) {
      const items = await getItems(table, applicationIds.map(applicationKeys.application), true);
      const found = items.filter((item) => item !== undefined).map(readApplication);
      return new Map(found.map((application) => [application.applicationId, application]));
    },

    async contents(applicationIds) {
      const items = await getItems(table, applicationIds.map(applicationKeys.applicationContent));
      const missing = applicationIds.filter((_id, index) => items[index] === undefined);
      const whole = await getItems(table, missing.map(applicationKeys.application));
      return new Map(
        [
          ...applicationIds.map((id, index) => [id, items[index]] as const),
          ...missing.map((id, index) => [id, whole[index]] as const),
        ].flatMap(([id, item]) => (item ? [[id, readContent(item, undefined)] as const] : [])),
      );
    },
  };
};
