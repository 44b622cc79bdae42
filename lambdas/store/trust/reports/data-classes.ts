import type { ReportCase, ReportItem } from './case-item';
import { counters, type AttributeClasses, type ClassesOf } from '../../attribute-classes';

export const moderationClasses = {
  ReportCase: {
    appeal: 'content',
    author: 'operational',
    caseId: 'operational',
    decision: 'content',
    dueAt: 'operational',
    gone: 'operational',
    label: 'content',
    number: 'operational',
    openedAt: 'operational',
    proposal: 'content',
    reasons: 'operational',
    reporters: 'operational',
    severity: 'operational',
    signals: 'operational',
    snapshot: 'content',
    state: 'operational',
    steps: 'content',
    subject: 'operational',
    target: 'operational',
    updatedAt: 'operational',
    version: 'operational',
  } satisfies ClassesOf<ReportCase>,
  ReportedThing: {
    caseId: 'operational',
  },
  Report: {
    caseId: 'operational',
    createdAt: 'operational',
    kind: 'operational',
    label: 'content',
    reason: 'operational',
    text: 'content',
    userId: 'operational',
  } satisfies ClassesOf<ReportItem>,
  ReportCaseCount: counters,
  MessageReport: {
    conversationId: 'operational',
    createdAt: 'operational',
    messageId: 'operational',
    reason: 'content',
    reporterId: 'operational',
    senderId: 'operational',
  },
  ReviewReport: {
    at: 'operational',
    reason: 'content',
    reviewId: 'operational',
    userId: 'operational',
  },
  Restriction: {
    leavesAt: 'operational',
    'rpt_*': 'operational',
  },
  OrganizationRestriction: {
    'rpt_*': 'operational',
  },
  JobText: {
    jobId: 'operational',
    organizationId: 'operational',
  },
} as const satisfies Record<string, AttributeClasses>;
