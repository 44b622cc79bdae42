import type { InterviewKit, StoredScorecard, SubmittedScorecard } from '@shared/hiring/model/scorecard';
import type { AttributeClasses, ClassesOf } from '../../attribute-classes';

export const scorecardsClasses = {
  InterviewKit: {
    criteria: 'content',
    jobId: 'operational',
    organizationId: 'operational',
    updatedAt: 'operational',
    version: 'operational',
  } satisfies ClassesOf<InterviewKit, 'organizationId'>,
  Scorecard: {
    applicationId: 'operational',
    authorId: 'operational',
    draft: 'content',
    jobId: 'operational',
    organizationId: 'operational',
    submissions: 'operational',
    submitted: 'content',
    updatedAt: 'operational',
    version: 'operational',
  } satisfies ClassesOf<StoredScorecard>,
  ScorecardVersion: {
    notes: 'content',
    ratings: 'content',
    recommendation: 'content',
    submittedAt: 'operational',
  } satisfies ClassesOf<SubmittedScorecard>,
} as const satisfies Record<string, AttributeClasses>;
