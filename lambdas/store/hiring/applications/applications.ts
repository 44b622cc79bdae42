import { applicationUseWrite } from '../../money/billing/monthly-use';
import { applicationReceiptWrites } from '../../work/receipts/receipt-item';
import { notLeaving } from '../../accounts/account-deletions/leaving';
import { QueryCommand, UpdateCommand } from '../../../platform/table/commands';
import { isBack, isOpen } from '@shared/hiring/rules/application-status';
import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import { ApplicationStep } from '@shared/hiring/model/application';
import { countedWhere, moveWrites, submissionWrites } from './application-writes';
import { applicationKeys } from './keys';
import { offerKeys } from '../offers/keys';
import { entity } from '../../entity';
import { notExcluded } from '../../trust/exclusions/not-excluded';
import { jobKeys } from '../jobs/keys';
import { notHidden } from '../../trust/reports/not-hidden';
import { organizationKeys } from '../../organizations/organizations/keys';
import { interviewEndWrites } from '../interviews/interview-writes';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import { getStoredApplication } from './get-application';
import { readApplication, readContent } from './application-item';
import { offerEndWrites } from '../offers/offer-item';
import { getStoredJob } from '../jobs/get-job';
import type { JobItem } from '../jobs/job-item';
import { getItem, transact, type Item, type Table, type Write } from '../../../platform/table/table';
import { counterWrites, weekWrite } from '../jobs/job-counters';
import type { ApplicationRepository, StoredNote, StoredStep, Submission } from './ports';
import * as z from 'zod';
import { buildUpdate } from '../../../platform/table/build-update';
import {
  absent,
  all,
  any,
  atLeast,
  buildCondition,
  equals,
  itemAbsent,
  itemExists,
  lessThan,
} from '../../../platform/table/conditions';

const ApplicantItem = z.object({ applicationId: z.string() });
const NoteItem: z.ZodType<StoredNote> = z.object({
  noteId: z.string(),
  text: z.string(),
  mentions: z.array(z.string()),
  authorId: z.string(),
  at: z.string(),
});

/** Older steps lack `side`: those by the professional are theirs. */
const readStep = (item: Item, professionalId: string): StoredStep => ({
  ...ApplicationStep.required().parse({
    side: item['by'] === professionalId ? 'professional' : 'employer',
    closing: null,
    ...item,
    undo: item['because'] === 'undo',
  }),
  version: Number(String(item['sk']).split('#')[1]),
});

const noOpenOffer = (TableName: string, applicationId: string): Write => ({
  ConditionCheck: {
    TableName,
    Key: offerKeys.openOffer(applicationId),
    ConditionExpression: 'attribute_not_exists(pk)',
  },
  refusal: 'OFFER_OPEN',
});

/** The person's marker for the job: new, or replacing the previous application's. */
const applicantWrite = (TableName: string, { application, job, previous }: Submission): Write => ({
  Put: {
    TableName,
    Item: {
      ...applicationKeys.applicant(job.jobId, application.professionalId),
      ...entity('Applicant'),
      applicationId: application.applicationId,
    },
    ...buildCondition(previous ? equals('applicationId', previous.applicationId) : itemAbsent),
  },
  refusal: 'ALREADY_APPLIED',
});

/** Increments the count while the job is open and its counters have the same owners. */
const countWrite = (TableName: string, job: JobItem, today: string): Write => ({
  Update: {
    TableName,
    Key: jobKeys.job(job.jobId),
    ...buildUpdate({
      add: { applicationCount: 1 },
      when: all(
        equals('status', 'active'),
        countedWhere(job),
        any(equals('applicationDeadlineOn', null), atLeast('applicationDeadlineOn', today)),
      ),
    }),
  },
  refusal: ConcurrentModificationError,
});

const noteCountUpdate = (TableName: string, applicationId: string, by: 1 | -1): NonNullable<Write['Update']> => ({
  TableName,
  Key: applicationKeys.application(applicationId),
  ...buildUpdate({
    add: { notes: by },
    when: by > 0 ? any(absent('notes'), lessThan('notes', limits.notesPerApplication)) : itemExists,
  }),
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
              ...applicationKeys.applicationNote(applicationId, note.noteId),
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
              Key: applicationKeys.applicationNote(applicationId, noteId),
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

    job: (jobId) => getStoredJob(table, jobId),

    async isResponsible(userId, jobId) {
      return (await getItem(table, jobKeys.jobAccess(userId, jobId), true)) !== undefined;
    },

    async latest(jobId, userId) {
      const marker = await getItem(table, applicationKeys.applicant(jobId, userId), true);
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
              ...applicationKeys.organizationApplicant(job.organizationId, professionalId),
              ...entity('OrganizationApplicant'),
              lastAppliedAt: appliedAt,
            },
          },
        },
        ...submissionWrites(table, application, content),
        ...applicationReceiptWrites(
          TableName,
          {
            userId: professionalId,
            organizationId: job.organizationId,
            jobTitle: application.jobTitle,
            at: appliedAt,
          },
          submission.shares,
        ),
        notExcluded(TableName, professionalId, 'APPLYING_SUSPENDED'),
        notLeaving(TableName, professionalId, 'DELETION_REQUESTED'),
        notHidden(TableName, organizationKeys.organization(job.organizationId), 'JOB_NOT_OPEN'),
        ...counterWrites(table, job, { ...job, applicationCount: job.applicationCount + 1 }),
        weekWrite(table, job.organizationId, appliedAt, { applications: 1 }),
        ...(submission.counted
          ? [applicationUseWrite(TableName, { userId: professionalId, ...submission.counted })]
          : []),
      ]);
    },

    async get(applicationId) {
      const { Items = [] } = await table.client.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: 'pk = :pk',
          ExpressionAttributeValues: { ':pk': applicationKeys.application(applicationId).pk },
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
      const { applicationId, status } = application;
      const { by, reason, updatedAt: at } = move;
      const isEnd = !isOpen(move.status) && move.heldUntil === undefined;
      // Ending an application also ends its open offer and remaining interviews.
      const ends = isEnd
        ? [
            ...(await offerEndWrites(table, applicationId, { by: 'professional', reason, at })),
            ...(await interviewEndWrites(table, applicationId, { by, reason, at })),
          ]
        : [];
      const offerCheck =
        status === 'offered' && isBack(status, move.status) ? [noOpenOffer(TableName, applicationId)] : [];
      await transact(table, [...moveWrites(table, application, move), ...offerCheck, ...ends]);
    },

    async rate(applicationId, rating) {
      await table.client.send(
        new UpdateCommand({
          TableName,
          Key: applicationKeys.application(applicationId),
          ...buildUpdate({ set: { rating }, when: itemExists }),
        }),
      );
    },
  };
};
