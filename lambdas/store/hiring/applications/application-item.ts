import { applicantStatus } from '@shared/hiring/rules/application-status';
import { Application, AnsweredQuestion } from '@shared/hiring/model/application';
import { PromisedAnswer } from '@shared/hiring/model/answer';
import { ApplicationStatus } from '@shared/core/model/enumerations';
import { JobPay } from '@shared/hiring/model/job';
import { JobMatch, MatchOutcome } from '@shared/hiring/model/match';
import { CandidateSummary } from '@shared/people/model/professional';
import * as z from 'zod';
import type { Item } from '../../../platform/table/table';
import { readMatch, readOutcome } from './earlier-match';
import { Stays } from './stays';

/** List data and workflow state, with snapshots of job and candidate at submission. */
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
  pay: JobPay.nullable().default(null),
  candidate: CandidateSummary,
  match: MatchOutcome.nullable().default(null),
  statusSince: z.string(),
  rejectedFrom: ApplicationStatus.nullable().default(null),
  /** Empty for stages before stays were recorded. */
  stays: Stays.default({}),
  /** State visible to the professional: that of the last announced change, with its own version. */
  seenStatus: ApplicationStatus,
  seenVersion: z.int(),
  seenSince: z.string(),
  /** Version of the last visible step. */
  seenStep: z.int(),
  /** Null if the job promised nothing when the application arrived. */
  answer: PromisedAnswer.nullable().default(null),
  rating: z.int().nullable().default(null),
  notes: z.int().nonnegative().default(0),
});
export type ApplicationItem = z.infer<typeof ApplicationItem>;

/** Texts in a separate item, so lists neither read nor copy them. */
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

/** Shape 1 also contained the texts, and only the last change. */
export const readApplication = (item: Item): ApplicationItem =>
  ApplicationItem.parse({
    statusSince: item['updatedAt'],
    seenSince: item['updatedAt'],
    seenStatus: item['status'],
    seenVersion: item['version'],
    seenStep: item['version'],
    ...item,
    match: readOutcome(item['match']),
  });

export const readContent = (application: Item, content: Item | undefined): ApplicationContent => {
  const stored = content ?? application;
  return ApplicationContent.parse({ ...stored, match: readMatch(stored['match']) });
};

export const changesForApplicant = (from: ApplicationItem['status'], to: ApplicationItem['status']): boolean =>
  applicantStatus(from) !== applicantStatus(to);
