import { afterAnswerEvent } from '@shared/hiring/rules/answer-clock';
import type { ClosingReason } from '@shared/hiring/model/answer-vocabulary';
import { answerDayWrites } from './answers/answer-day-writes';
import { heldMoveWrite } from './held-move-item';
import { staysAfter } from './stays';
import { funnelWrite } from './funnel-counters';
import { applicationIndexes, applicationKeys } from './keys';
import { stageWrite } from './stage-counts';
import { entity } from '../../entity';
import { jobKeys } from '../jobs/keys';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import { changesForApplicant, type ApplicationContent, type ApplicationItem } from './application-item';
import type { JobItem } from '../jobs/job-item';
import { sameHires, unchanged } from '../jobs/job-writes';
import type { Item, Table, Write } from '../../../platform/table/table';
import { counterWrites, weekWrite, withHire } from '../jobs/job-counters';
import { buildUpdate } from '../../../platform/table/build-update';
import { absent, all, any, equals } from '../../../platform/table/conditions';
import { type Condition } from '../../../platform/table/conditions';

/** `by` is a user ID, or empty if automatic. The team sees it as a name, the professional never. */
export type ApplicationMove = { status: ApplicationItem['status']; updatedAt: string; reason: string; by: string } & {
  /** Set if another event already reports the cause. */
  because?: 'interview';
  /** Reason for a rejection without a text. */
  closing?: ClosingReason;
  /** When to notify the candidate; immediately if missing. */
  heldUntil?: string;
};

type Step = Pick<ApplicationMove, 'status' | 'updatedAt' | 'reason' | 'by' | 'closing'> & {
  because?: 'interview' | 'undo';
};

export const stepWrite = (
  TableName: string,
  { applicationId, professionalId }: ApplicationItem,
  version: number,
  { status, updatedAt, reason, by, because, closing }: Step,
): Write => ({
  Put: {
    TableName,
    Item: {
      ...applicationKeys.applicationStep(applicationId, version),
      ...entity('ApplicationStep'),
      status,
      at: updatedAt,
      reason,
      by,
      side: by === professionalId ? 'professional' : 'employer',
      ...(because && { because }),
      ...(closing && { closing }),
    },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

const applicationItem = (application: ApplicationItem): Item => {
  const position = `${application.appliedAt}#${application.applicationId}`;
  return {
    ...applicationKeys.application(application.applicationId),
    ...entity('Application', 2),
    ...application,
    gsi1pk: applicationIndexes.jobApplications(application.jobId),
    gsi1sk: position,
    gsi2pk: applicationIndexes.professionalApplications(application.professionalId),
    gsi2sk: position,
    gsi3pk: applicationIndexes.organizationApplications(application.organizationId),
    gsi3sk: position,
  };
};

export const submissionWrites = (table: Table, application: ApplicationItem, content: ApplicationContent): Write[] => {
  const { applicationId, professionalId: by, appliedAt: at, status } = application;
  return [
    {
      Put: {
        TableName: table.name,
        Item: applicationItem(application),
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    {
      Put: {
        TableName: table.name,
        Item: { ...applicationKeys.applicationContent(applicationId), ...entity('ApplicationContent'), ...content },
      },
    },
    stepWrite(table.name, application, 1, { status, updatedAt: at, reason: '', by }),
    funnelWrite(table, application, { from: null, to: status, at, rejectedFrom: null }),
    stageWrite(table, application.jobId, { from: null, to: status }),
    ...answerDayWrites(table, application, { before: null, after: application.answer }),
  ];
};

export const announced = (application: ApplicationItem): ApplicationItem => {
  const { status, statusSince, version, seenStatus, seenVersion, seenSince, answer } = application;
  const differs = changesForApplicant(seenStatus, status);
  return {
    ...application,
    answer: answer && afterAnswerEvent(answer, { kind: 'moved', to: status, at: statusSince }),
    seenStatus: status,
    seenVersion: seenVersion + (differs ? 1 : 0),
    seenSince: differs ? statusSince : seenSince,
    seenStep: version,
  };
};

const moveOf = (before: ApplicationItem, { status, updatedAt }: ApplicationMove) => ({
  from: { status: before.status, since: before.statusSince },
  to: status,
  at: updatedAt,
  rejectedFrom: before.rejectedFrom,
});

export const movedApplication = (application: ApplicationItem, move: ApplicationMove): ApplicationItem => {
  const after: ApplicationItem = {
    ...application,
    status: move.status,
    updatedAt: move.updatedAt,
    statusSince: move.updatedAt,
    version: application.version + 1,
    rejectedFrom: move.status === 'rejected' ? application.status : application.rejectedFrom,
    stays: staysAfter(application.stays, moveOf(application, move)),
  };
  if (move.heldUntil !== undefined) return after;
  return announced(move.closing === 'unanswered' ? closedByTime(after, move.updatedAt) : after);
};

const closedByTime = (application: ApplicationItem, at: string): ApplicationItem => ({
  ...application,
  answer: application.answer && afterAnswerEvent(application.answer, { kind: 'closed_by_time', at }),
});

const changing = [
  'status',
  'updatedAt',
  'statusSince',
  'version',
  'rejectedFrom',
  'stays',
  'seenStatus',
  'seenVersion',
  'seenSince',
  'seenStep',
] as const;

/** Condition that the promised answer is unchanged; messages change it without a new version. */
export const sameAnswer = ({ answer }: ApplicationItem): Condition =>
  all(equals('answer.on', answer?.on), equals('answer.outcome', answer?.outcome));

/** ConcurrentModificationError if changed since reading. Also writes the answer day that the change concerns. */
export const applicationUpdates = (table: Table, before: ApplicationItem, after: ApplicationItem): Write[] => {
  const answered = before.answer?.outcome !== after.answer?.outcome;
  const same = all(equals('version', before.version), equals('status', before.status));
  return [
    {
      Update: {
        TableName: table.name,
        Key: applicationKeys.application(before.applicationId),
        ...buildUpdate({
          set: {
            ...Object.fromEntries(changing.map((name) => [name, after[name]])),
            ...(answered && { answer: after.answer }),
          },
          when: answered ? all(same, sameAnswer(before)) : same,
        }),
      },
      refusal: ConcurrentModificationError,
    },
    ...answerDayWrites(table, before, { before: before.answer, after: after.answer }),
  ];
};

/** ConcurrentModificationError if changed since reading. The caller checks that the move is allowed. */
export const moveWrites = (table: Table, application: ApplicationItem, move: ApplicationMove): Write[] => {
  const after = movedApplication(application, move);
  const funnelMove = moveOf(application, move);
  return [
    ...applicationUpdates(table, application, after),
    stepWrite(table.name, application, after.version, move),
    funnelWrite(table, application, funnelMove),
    stageWrite(table, application.jobId, { from: application.status, to: move.status }),
    move.heldUntil === undefined
      ? { Delete: { TableName: table.name, Key: applicationKeys.heldMove(application.applicationId) } }
      : heldMoveWrite(table.name, {
          applicationId: application.applicationId,
          version: after.version,
          undoes: funnelMove,
          by: move.by,
          reason: move.reason,
          dueAt: move.heldUntil,
        }),
  ];
};

/** The counters' owners are unchanged. Older jobs have no project. */
export const countedWhere = ({ assignedTo, specialty, project }: JobItem): Condition =>
  all(
    equals('assignedTo', assignedTo),
    equals('specialty', specialty),
    project ? equals('project', project) : any(equals('project', project), absent('project')),
  );

/** Further changes of the job with the hire: openings filled, closed. */
export type HireSideEffects = { set?: Partial<JobItem>; when: Condition };

/** The transaction's only update of the job. `after` is the job without the hire, possibly closed by it. */
export const hireWrites = (
  table: Table,
  job: JobItem,
  { at, after = job, beside }: { at: string; after?: JobItem; beside?: HireSideEffects },
): Write[] => {
  const hired = withHire(after, at);
  return [
    {
      Update: {
        TableName: table.name,
        Key: jobKeys.job(job.jobId),
        ...buildUpdate({
          set: beside?.set ?? {},
          add: { hires: 1, daysToFill: hired.daysToFill - job.daysToFill },
          when: all(countedWhere(job), unchanged(job), sameHires(job.hires), ...(beside ? [beside.when] : [])),
        }),
      },
      refusal: ConcurrentModificationError,
    },
    ...counterWrites(table, job, hired),
    weekWrite(table, job.organizationId, at, { hires: 1 }),
  ];
};
