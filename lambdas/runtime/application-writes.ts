import { funnelWrite } from './hiring-funnel';
import { entity, keys, lists } from './keys';
import { ChangedMeanwhile } from './retry-stale';
import { changesForApplicant, type ApplicationContent, type StoredApplication } from './stored-application';
import type { StoredJob } from './stored-job';
import type { Item, Table, Write } from './table-gateway';
import { totalsWrites, weekWrite, withHire } from './totals';

/**
 * Somebody's move of an application. `by` is their user id; empty when nobody made it, such as an offer that expired. The
 * team reads it as a name, the professional not at all.
 */
export type ApplicationMove = { status: StoredApplication['status']; updatedAt: string; reason: string; by: string } & {
  /** What it came with, which tells of itself. */
  because?: 'interview';
};

const stepWrite = (
  TableName: string,
  { applicationId, professionalId }: StoredApplication,
  version: number,
  { status, updatedAt, reason, by, because }: ApplicationMove,
): Write => ({
  Put: {
    TableName,
    Item: {
      ...keys.applicationStep(applicationId, version),
      ...entity('ApplicationStep'),
      status,
      at: updatedAt,
      reason,
      by,
      side: by === professionalId ? 'professional' : 'employer',
      ...(because && { because }),
    },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

/** Lists show it by when it was sent. */
const applicationItem = (application: StoredApplication): Item => {
  const position = `${application.appliedAt}#${application.applicationId}`;
  return {
    ...keys.application(application.applicationId),
    ...entity('Application', 2),
    ...application,
    gsi1pk: lists.jobApplications(application.jobId),
    gsi1sk: position,
    gsi2pk: lists.professionalApplications(application.professionalId),
    gsi2sk: position,
    gsi3pk: lists.organizationApplications(application.organizationId),
    gsi3sk: position,
  };
};

/** The application with what was written, its first step, and its place in the funnel. */
export const submissionWrites = (
  table: Table,
  application: StoredApplication,
  content: ApplicationContent,
): Write[] => {
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
        Item: { ...keys.applicationContent(applicationId), ...entity('ApplicationContent'), ...content },
      },
    },
    stepWrite(table.name, application, 1, { status, updatedAt: at, reason: '', by }),
    funnelWrite(table, application, { from: null, to: status, at }),
  ];
};

/** The application as it is after the move. */
export const movedApplication = (application: StoredApplication, move: ApplicationMove): StoredApplication => {
  const seen = changesForApplicant(application.status, move.status);
  return {
    ...application,
    status: move.status,
    updatedAt: move.updatedAt,
    statusSince: move.updatedAt,
    version: application.version + 1,
    seenVersion: application.seenVersion + (seen ? 1 : 0),
    seenSince: seen ? move.updatedAt : application.seenSince,
  };
};

/**
 * Moves an application on with a step of its timeline and its place in the funnel. Fails with ChangedMeanwhile when it is
 * no longer as it was read; whether the move is allowed, the caller has decided.
 */
export const moveWrites = (table: Table, application: StoredApplication, move: ApplicationMove): Write[] => {
  const after = movedApplication(application, move);
  return [
    {
      Update: {
        TableName: table.name,
        Key: keys.application(application.applicationId),
        UpdateExpression:
          'SET #status = :to, updatedAt = :at, statusSince = :at, version = :next, seenVersion = :seen, seenSince = :seenSince',
        ConditionExpression: 'version = :version AND #status = :from',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: {
          ':to': after.status,
          ':at': after.updatedAt,
          ':next': after.version,
          ':seen': after.seenVersion,
          ':seenSince': after.seenSince,
          ':version': application.version,
          ':from': application.status,
        },
      },
      refusal: ChangedMeanwhile,
    },
    stepWrite(table.name, application, after.version, move),
    funnelWrite(table, application, {
      from: { status: application.status, since: application.statusSince },
      to: move.status,
      at: move.updatedAt,
    }),
  ];
};

/** Holds while the posting is counted where it was when it was read. Postings from before projects have none. */
export const countedWhere = ({ assignedTo, specialty, project }: StoredJob) => ({
  condition: `assignedTo = :assignee AND specialty = :specialty AND (#project = :project${
    project ? '' : ' OR attribute_not_exists(#project)'
  })`,
  names: { '#project': 'project' },
  values: { ':assignee': assignedTo, ':specialty': specialty, ':project': project },
});

/** What the update of a posting says beside the hire: openings filled, closed. Names and values must not collide. */
export type BesideHire = {
  /** What follows SET; may be empty. ADD is taken. */
  set: string;
  condition: string;
  names: Record<string, string>;
  values: Record<string, unknown>;
};

/**
 * Counts a hire with the posting and wherever the posting is counted, as the one update of the posting in its transaction.
 * `after` is the posting without the hire: as it was, or closed by it. ChangedMeanwhile when the condition does not hold.
 */
export const hireWrites = (
  table: Table,
  job: StoredJob,
  { at, after = job, beside }: { at: string; after?: StoredJob; beside?: BesideHire },
): Write[] => {
  const hired = withHire(after, at);
  const where = countedWhere(job);
  return [
    {
      Update: {
        TableName: table.name,
        Key: keys.job(job.jobId),
        UpdateExpression: `${beside?.set ? `SET ${beside.set} ` : ''}ADD hires :one, daysToFill :days`,
        ConditionExpression: beside ? `${where.condition} AND ${beside.condition}` : where.condition,
        ExpressionAttributeNames: { ...where.names, ...beside?.names },
        ExpressionAttributeValues: {
          ...where.values,
          ...beside?.values,
          ':one': 1,
          ':days': hired.daysToFill - job.daysToFill,
        },
      },
      refusal: ChangedMeanwhile,
    },
    ...totalsWrites(table, job, hired),
    weekWrite(table, job.organizationId, at, { hires: 1 }),
  ];
};
