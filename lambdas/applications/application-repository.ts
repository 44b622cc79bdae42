import { QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { isOpen } from '@shared/domain/application-status';
import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import { ApplicationStep } from '@shared/model/application';
import * as z from 'zod';
import { countedWhere, moveWrites, submissionWrites } from '../runtime/application-writes';
import { entity, keys } from '../runtime/keys';
import { interviewEndWrites } from '../runtime/interview-writes';
import { ChangedMeanwhile } from '../runtime/retry-stale';
import { getStoredApplication } from '../runtime/application-reader';
import { readApplication, readContent } from '../runtime/stored-application';
import { offerEndWrites } from '../runtime/stored-offer';
import { readJob, type StoredJob } from '../runtime/stored-job';
import { getItem, transact, type Item, type Table, type Write } from '../runtime/table-gateway';
import { totalsWrites, weekWrite } from '../runtime/totals';
import type { ApplicationRepository, StoredNote, StoredStep, Submission } from './ports';

const ApplicantItem = z.object({ applicationId: z.string() });
const NoteItem: z.ZodType<StoredNote> = z.object({
  noteId: z.string(),
  text: z.string(),
  mentions: z.array(z.string()),
  authorId: z.string(),
  at: z.string(),
});

/** Steps from before sides were kept were the professional's when they made them. */
const readStep = (item: Item, professionalId: string): StoredStep =>
  ApplicationStep.required().parse({ side: item['by'] === professionalId ? 'professional' : 'employer', ...item });

/** The person's mark with the posting: new, or about the application that the new one follows. */
const applicantWrite = (TableName: string, { application, job, previous }: Submission): Write => ({
  Put: {
    TableName,
    Item: {
      ...keys.applicant(job.jobId, application.professionalId),
      ...entity('Applicant'),
      applicationId: application.applicationId,
    },
    ...(previous
      ? {
          ConditionExpression: 'applicationId = :previous',
          ExpressionAttributeValues: { ':previous': previous.applicationId },
        }
      : { ConditionExpression: 'attribute_not_exists(pk)' }),
  },
  refusal: 'ALREADY_APPLIED',
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

const noteCountUpdate = (TableName: string, applicationId: string, by: 1 | -1): NonNullable<Write['Update']> => ({
  TableName,
  Key: keys.application(applicationId),
  UpdateExpression: 'ADD notes :by',
  ConditionExpression: by > 0 ? 'attribute_not_exists(notes) OR notes < :max' : 'attribute_exists(pk)',
  ExpressionAttributeValues: { ':by': by, ...(by > 0 && { ':max': limits.notesPerApplication }) },
});

const noteWrites = (table: Table) => {
  const TableName = table.name;
  return {
    async addNote({ applicationId, jobId, organizationId }, note) {
      await transact(table, [
        { Update: noteCountUpdate(TableName, applicationId, 1), refusal: 'LIMIT_REACHED' },
        {
          Put: {
            TableName,
            Item: {
              ...keys.applicationNote(applicationId, note.noteId),
              ...entity('ApplicationNote'),
              applicationId,
              jobId,
              organizationId,
              ...note,
            },
            ConditionExpression: 'attribute_not_exists(pk)',
          },
        },
      ]);
    },

    async removeNote(applicationId, noteId, authorId) {
      try {
        await transact(table, [
          {
            Delete: {
              TableName,
              Key: keys.applicationNote(applicationId, noteId),
              ConditionExpression: 'authorId = :author',
              ExpressionAttributeValues: { ':author': authorId },
            },
            refusal: 'NOT_FOUND',
          },
          { Update: noteCountUpdate(TableName, applicationId, -1) },
        ]);
        return true;
      } catch (error) {
        if (error instanceof AppError && error.code === 'NOT_FOUND') return false;
        throw error;
      }
    },
  } satisfies Pick<ApplicationRepository, 'addNote' | 'removeNote'>;
};

export const createApplicationRepository = (table: Table): ApplicationRepository => {
  const TableName = table.name;
  return {
    ...noteWrites(table),

    async job(jobId) {
      const item = await getItem(table, keys.job(jobId), true);
      return item ? readJob(item) : null;
    },

    async isResponsible(userId, jobId) {
      return (await getItem(table, keys.jobAccess(userId, jobId), true)) !== undefined;
    },

    async latest(jobId, userId) {
      const marker = await getItem(table, keys.applicant(jobId, userId), true);
      return marker ? getStoredApplication(table, ApplicantItem.parse(marker).applicationId) : null;
    },

    async submit(submission) {
      const { application, content, job, today } = submission;
      const { professionalId, appliedAt } = application;
      await transact(table, [
        applicantWrite(TableName, submission),
        countWrite(TableName, job, today),
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
        ...submissionWrites(table, application, content),
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
      const of = (name: string): Item[] => Items.filter((item) => item['entity'] === name);
      const [item] = of('Application');
      if (!item) return null;
      const application = readApplication(item);
      return {
        application,
        content: readContent(item, of('ApplicationContent')[0]),
        timeline: of('ApplicationStep').map((step) => readStep(step, application.professionalId)),
        notes: of('ApplicationNote').map((note) => NoteItem.parse(note)),
      };
    },

    async move(application, move) {
      const { applicationId, status, professionalId } = application;
      const by = move.by === professionalId ? 'professional' : 'employer';
      // An application that ends takes its open offer and what is left of its interviews along.
      const ofOffer =
        status === 'offered'
          ? await offerEndWrites(table, applicationId, { by, reason: move.reason, at: move.updatedAt })
          : [];
      const { by: userId, reason, updatedAt: at } = move;
      const ofInterviews = isOpen(move.status)
        ? []
        : await interviewEndWrites(table, applicationId, { by: userId, reason, at });
      await transact(table, [...moveWrites(table, application, move), ...ofOffer, ...ofInterviews]);
    },

    async rate(applicationId, rating) {
      await table.client.send(
        new UpdateCommand({
          TableName,
          Key: keys.application(applicationId),
          UpdateExpression: 'SET rating = :rating',
          ConditionExpression: 'attribute_exists(pk)',
          ExpressionAttributeValues: { ':rating': rating },
        }),
      );
    },
  };
};
