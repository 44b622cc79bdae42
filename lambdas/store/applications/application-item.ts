import { applicantStatus } from '@shared/domain/application-status';
import { Application, AnsweredQuestion, MatchScore } from '@shared/model/application';
import { ApplicationStatus } from '@shared/model/enumerations';
import { JobMatch } from '@shared/model/match';
import { CandidateSummary } from '@shared/model/professional';
import * as z from 'zod';
import type { Item } from '../../platform/table/table';

/** What lists show of an application and what moves it on: the posting and the candidate as they were when it was sent. */
export const ApplicationItem = Application.pick({
  applicationId: true,
  jobId: true,
  organizationId: true,
  professionalId: true,
  status: true,
  attempt: true,
  appliedAt: true,
  updatedAt: true,
  version: true,
  source: true,
}).extend({
  jobTitle: z.string(),
  organization: z.string(),
  location: z.string(),
  pay: z.string().default(''),
  candidate: CandidateSummary,
  match: MatchScore.nullable().default(null),
  statusSince: z.string(),
  /** Its stage before it was rejected last. */
  rejectedFrom: ApplicationStatus.nullable().default(null),
  /** What the professional sees: the application as of the last change that was announced to them, counted apart. */
  seenStatus: ApplicationStatus,
  seenVersion: z.int(),
  seenSince: z.string(),
  /** The version whose step is the last that they see. */
  seenStep: z.int(),
  /** What the team thinks. */
  rating: z.int().nullable().default(null),
  /** Number of the team's notes. */
  notes: z.int().nonnegative().default(0),
});
export type ApplicationItem = z.infer<typeof ApplicationItem>;

/** What was written, in an item of its own: lists neither read nor copy it. */
export const ApplicationContent = Application.pick({
  coverLetter: true,
  availableStart: true,
  expectedSalary: true,
  message: true,
}).extend({
  answers: z.array(AnsweredQuestion).default([]),
  resume: z.object({ fileName: z.string(), contentType: z.string(), key: z.string() }).nullable().default(null),
  match: JobMatch.nullable().default(null),
});
export type ApplicationContent = z.infer<typeof ApplicationContent>;

const scoreOf = (match: unknown): unknown => {
  const whole = JobMatch.safeParse(match);
  return whole.success ? { score: whole.data.score, blocked: whole.data.blockers.length > 0 } : match;
};

/** The application in this item. In shape 1 it held what was written, too, and only its last change. */
export const readApplication = (item: Item): ApplicationItem =>
  ApplicationItem.parse({
    statusSince: item['updatedAt'],
    seenSince: item['updatedAt'],
    seenStatus: item['status'],
    seenVersion: item['version'],
    seenStep: item['version'],
    ...item,
    match: item['shape'] === 1 ? scoreOf(item['match'] ?? null) : item['match'],
  });

/** What was written; applications of shape 1 have it in their own item. */
export const readContent = (application: Item, content: Item | undefined): ApplicationContent =>
  ApplicationContent.parse(content ?? application);

/** Whether the professional sees a difference between the two. */
export const changesForApplicant = (from: ApplicationItem['status'], to: ApplicationItem['status']): boolean =>
  applicantStatus(from) !== applicantStatus(to);
