import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { limits } from '@shared/limits';
import { ApplicationStep, MyApplication } from '@shared/model/application';
import { CandidateSummary } from '@shared/model/professional';
import * as z from 'zod';
import type { Cursors } from '../runtime/cursor';
import { entity, keys, lists } from '../runtime/keys';
import { ChangedMeanwhile } from '../runtime/retry-stale';
import { readJob, type StoredJob } from '../runtime/stored-job';
import { readProfile } from '../runtime/stored-profile';
import {
  getItem,
  getItems,
  queryFirst,
  queryPage,
  transact,
  type Item,
  type Table,
  type Write,
} from '../runtime/table-gateway';
import { totalsWrites, weekWrite, withHire } from '../runtime/totals';
import type { ApplicationRepository, Move, Page, StoredApplication } from './ports';

const ApplicationItem = MyApplication.extend({ candidate: CandidateSummary });
const ContactAccount = z.object({ email: z.string(), phone: z.string() });
const ContactProfile = z.object({ bio: z.string(), skills: z.string(), languages: z.string() });

const applicationItem = (application: StoredApplication): Item => {
  const position = `${application.appliedAt}#${application.applicationId}`;
  return {
    ...keys.application(application.applicationId),
    ...entity('Application'),
    ...application,
    gsi1pk: lists.jobApplications(application.jobId),
    gsi1sk: position,
    gsi2pk: lists.professionalApplications(application.professionalId),
    gsi2sk: position,
    gsi3pk: lists.organizationApplications(application.organizationId),
    gsi3sk: position,
  };
};

const stepWrite = (TableName: string, applicationId: string, version: number, move: Move): Write => ({
  Put: {
    TableName,
    Item: {
      ...keys.applicationStep(applicationId, version),
      ...entity('ApplicationStep'),
      status: move.status,
      at: move.updatedAt,
      reason: move.reason,
      by: move.by,
    },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

/** Holds while the posting is counted where it was when it was read. Postings from before projects have none. */
const countedWhere = ({ assignedTo, specialty, project }: StoredJob) => ({
  condition: `assignedTo = :assignee AND specialty = :specialty AND (#project = :project${
    project ? '' : ' OR attribute_not_exists(#project)'
  })`,
  names: { '#project': 'project' },
  values: { ':assignee': assignedTo, ':specialty': specialty, ':project': project },
});

/** One more application, only while the posting takes them and its counters belong to the same people. */
const countWrite = (TableName: string, job: StoredJob, today: string): Write => ({
  Update: {
    TableName,
    Key: keys.job(job.jobId),
    UpdateExpression: 'ADD applicationCount :one',
    ConditionExpression: `#status = :active AND ${countedWhere(job).condition} AND (applicationDeadlineOn = :none OR applicationDeadlineOn >= :today)`,
    ExpressionAttributeNames: { '#status': 'status', ...countedWhere(job).names },
    ExpressionAttributeValues: {
      ...countedWhere(job).values,
      ':one': 1,
      ':active': 'active',
      ':none': null,
      ':today': today,
    },
  },
  refusal: ChangedMeanwhile,
});

/** Counts a hire with the posting and wherever the posting is counted. */
const hireWrites = (table: Table, job: StoredJob, at: string): Write[] => {
  const after = withHire(job, at);
  return [
    {
      Update: {
        TableName: table.name,
        Key: keys.job(job.jobId),
        UpdateExpression: 'ADD hires :one, daysToFill :days',
        ConditionExpression: countedWhere(job).condition,
        ExpressionAttributeNames: countedWhere(job).names,
        ExpressionAttributeValues: {
          ...countedWhere(job).values,
          ':one': 1,
          ':days': after.daysToFill - job.daysToFill,
        },
      },
      refusal: ChangedMeanwhile,
    },
    ...totalsWrites(table, job, after),
    weekWrite(table, job.organizationId, at, { hires: 1 }),
  ];
};

export const createApplicationRepository = (table: Table, cursors: Cursors): ApplicationRepository => {
  const TableName = table.name;

  const listed = async (list: string, index: 'gsi1' | 'gsi2' | 'gsi3', cursor?: string) => {
    const page = await queryPage(table, cursors, { list, index, cursor });
    return { ...page, items: page.items.map((item) => ApplicationItem.parse(item)) };
  };

  /** A posting's newest applications before a position, one more than a page. */
  const newestOfJob = async (jobId: string, before: string | undefined): Promise<Item[]> => {
    const { Items = [] } = await table.client.send(
      new QueryCommand({
        TableName,
        IndexName: 'gsi1',
        KeyConditionExpression: before === undefined ? 'gsi1pk = :list' : 'gsi1pk = :list AND gsi1sk < :before',
        ExpressionAttributeValues: {
          ':list': lists.jobApplications(jobId),
          ...(before !== undefined && { ':before': before }),
        },
        ScanIndexForward: false,
        Limit: limits.pageSize + 1,
      }),
    );
    return Items;
  };

  return {
    async job(jobId) {
      const item = await getItem(table, keys.job(jobId), true);
      return item ? readJob(item) : null;
    },

    async isResponsible(userId, jobId) {
      return (await getItem(table, keys.jobAccess(userId, jobId), true)) !== undefined;
    },

    async candidate(userId) {
      const [account, profile] = await getItems(table, [keys.account(userId), keys.profile(userId)]);
      if (!account || !profile?.['version']) return null;
      const stored = readProfile(profile);
      return { summary: CandidateSummary.parse({ ...stored, ...account }), profile: stored };
    },

    async contact(userId) {
      const [account, profile] = await getItems(table, [keys.account(userId), keys.profile(userId)]);
      return {
        ...ContactAccount.parse(account ?? { email: '', phone: '' }),
        ...ContactProfile.parse(profile ?? { bio: '', skills: '', languages: '' }),
      };
    },

    async submit(application, job, today) {
      const { applicationId, professionalId, appliedAt, status } = application;
      await transact(table, [
        {
          Put: {
            TableName,
            Item: { ...keys.applicant(job.jobId, professionalId), ...entity('Applicant'), applicationId },
            ConditionExpression: 'attribute_not_exists(pk)',
          },
          refusal: 'ALREADY_APPLIED',
        },
        countWrite(TableName, job, today),
        { Put: { TableName, Item: applicationItem(application), ConditionExpression: 'attribute_not_exists(pk)' } },
        {
          Put: {
            TableName,
            Item: {
              ...keys.organizationApplicant(job.organizationId, professionalId),
              ...entity('OrganizationApplicant'),
              lastAppliedAt: appliedAt,
            },
          },
        },
        stepWrite(TableName, applicationId, 1, { status, updatedAt: appliedAt, reason: '', by: professionalId }),
        ...totalsWrites(table, job, { ...job, applicationCount: job.applicationCount + 1 }),
        weekWrite(table, job.organizationId, appliedAt, { applications: 1 }),
      ]);
    },

    async get(applicationId) {
      const { Items = [] } = await table.client.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: 'pk = :pk',
          ExpressionAttributeValues: { ':pk': keys.application(applicationId).pk },
          ConsistentRead: true,
        }),
      );
      const application = Items.find((item) => item['entity'] === 'Application');
      if (!application) return null;
      const steps = Items.filter((item) => item['entity'] === 'ApplicationStep');
      return {
        application: ApplicationItem.parse(application),
        timeline: steps.map((item) => ApplicationStep.parse(item)),
      };
    },

    async move({ applicationId, version, status }, move, hiredFor) {
      await transact(table, [
        {
          Update: {
            TableName,
            Key: keys.application(applicationId),
            UpdateExpression: 'SET #status = :to, updatedAt = :at, version = :next',
            ConditionExpression: 'version = :version AND #status = :from',
            ExpressionAttributeNames: { '#status': 'status' },
            ExpressionAttributeValues: {
              ':to': move.status,
              ':at': move.updatedAt,
              ':next': version + 1,
              ':version': version,
              ':from': status,
            },
          },
          refusal: 'STALE_VERSION',
        },
        stepWrite(TableName, applicationId, version + 1, move),
        ...(hiredFor ? hireWrites(table, hiredFor, move.updatedAt) : []),
      ]);
    },

    listOfProfessional: (userId, cursor) => listed(lists.professionalApplications(userId), 'gsi2', cursor),
    listOfOrganization: (organizationId, cursor) =>
      listed(lists.organizationApplications(organizationId), 'gsi3', cursor),
    listOfJob: (jobId, cursor) => listed(lists.jobApplications(jobId), 'gsi1', cursor),

    async listOfMember({ userId, organizationId }, cursor): Promise<Page<StoredApplication>> {
      const list = `${lists.jobsOf(userId)}#APPLICATIONS`;
      const before = cursor === undefined ? undefined : (await cursors.decode(list, cursor))['before'];
      const access = await queryFirst(table, { list: lists.jobsOf(userId), limit: limits.memberInboxJobs });
      const own = access.filter((item) => item['organizationId'] === organizationId);
      const found = await Promise.all(own.map((item) => newestOfJob(String(item['jobId']), before)));
      const newest = found.flat().sort((a, b) => (String(a['gsi1sk']) < String(b['gsi1sk']) ? 1 : -1));
      const items = newest.slice(0, limits.pageSize);
      const last = newest.length > limits.pageSize ? items.at(-1) : undefined;
      return {
        items: items.map((item) => ApplicationItem.parse(item)),
        nextCursor: last ? await cursors.encode(list, { before: String(last['gsi1sk']) }) : null,
      };
    },
  };
};
