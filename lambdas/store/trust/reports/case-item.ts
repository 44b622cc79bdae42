import { caseOrder, restricts, type CaseProgress } from '@shared/trust/rules/moderation';
import { Instant, UserId, Version, CaseId } from '@shared/core/model/fields';
import {
  CaseAppeal,
  CaseDecision,
  CaseProposal,
  CaseStep,
  CaseSubject,
  OwnReport,
  ReportTarget,
} from '@shared/trust/model/report';
import { caseSeverities, caseSignals, caseStates, reportReasons } from '@shared/trust/model/report-vocabulary';
import * as z from 'zod';
import type { Item } from '../../../platform/table/table';
import { moderationIndexes } from './keys';

export const ReportCase = z.object({
  caseId: CaseId,
  number: z.string(),
  target: ReportTarget,
  label: z.string(),
  snapshot: z.string(),
  gone: z.boolean(),
  subject: CaseSubject.nullable(),
  /** Author, who may be a member of the organization. */
  author: UserId.nullable(),
  severity: z.enum(caseSeverities),
  reporters: z.int().nonnegative(),
  reasons: z.array(z.enum(reportReasons)),
  signals: z.array(z.enum(caseSignals)),
  state: z.enum(caseStates),
  decision: CaseDecision.nullable(),
  proposal: CaseProposal.nullable(),
  appeal: CaseAppeal.nullable(),
  steps: z.array(CaseStep),
  openedAt: Instant,
  dueAt: Instant,
  updatedAt: Instant,
  version: Version,
});
export type ReportCase = z.infer<typeof ReportCase>;

export const progressOf = ({ state, decision, proposal, appeal }: ReportCase): CaseProgress => ({
  state,
  action: decision?.action ?? null,
  effect: decision?.effect ?? 'none',
  proposedBy: proposal?.kind === 'ban' ? proposal.by : (decision?.proposedBy ?? null),
  decidedBy: decision?.decidedBy ?? null,
  liftProposedBy: proposal?.kind === 'lift' ? proposal.by : null,
  appealed: appeal !== null,
});

/** Queues of staff. The last one has everything that was decided. */
export const caseQueues = ['open', 'second', 'appealed', 'decided'] as const;
export type CaseQueue = (typeof caseQueues)[number];

const positionOf = (it: ReportCase): { queue: CaseQueue; order: string } => {
  switch (it.state) {
    case 'open':
      return { queue: 'open', order: caseOrder(it.severity, it.reporters, it.dueAt) };
    case 'second':
      return { queue: 'second', order: it.dueAt };
    case 'appealed':
      return { queue: 'appealed', order: it.appeal?.dueAt ?? it.dueAt };
    default:
      return { queue: 'decided', order: it.updatedAt };
  }
};

export const subjectList = (subject: CaseSubject): string =>
  subject.kind === 'person'
    ? moderationIndexes.personCases(subject.userId)
    : moderationIndexes.organizationCases(subject.organizationId);

/** Whether further reports of the same subject join it. */
export const isUndecided = ({ state, decision }: Pick<ReportCase, 'state' | 'decision'>): boolean =>
  state === 'open' || (state === 'second' && decision === null);

/** Deadline while it is undecided, or suspends someone. */
const deadlineOf = (it: ReportCase): Item => {
  if (isUndecided(it)) return { gsi3pk: moderationIndexes.dueCases, gsi3sk: `${it.dueAt}#${it.caseId}` };
  const { decision, caseId } = it;
  const until = decision?.effect === 'active' ? decision.until : null;
  return until ? { gsi3pk: moderationIndexes.suspensions, gsi3sk: `${until}#${caseId}` } : {};
};

/** Positions of a case: in one queue, with those of its subject, and by its next deadline. */
export const caseListing = (it: ReportCase): Item => {
  const { queue, order } = positionOf(it);
  const { subject } = it;
  return {
    gsi1pk: moderationIndexes.reportCases(queue),
    gsi1sk: `${order}#${it.caseId}`,
    ...(subject && { gsi2pk: subjectList(subject), gsi2sk: `${it.openedAt}#${it.caseId}` }),
    ...deadlineOf(it),
  };
};

export const readCase = (item: Item): ReportCase => ReportCase.parse(item);

export const ReportItem = OwnReport.pick({
  caseId: true,
  kind: true,
  label: true,
  reason: true,
  text: true,
  createdAt: true,
}).extend({ userId: UserId });
export type ReportItem = z.infer<typeof ReportItem>;

/** Joins the IDs of a subject into one text. */
export const thingOf = (target: ReportTarget): string => {
  switch (target.kind) {
    case 'message':
      return `message#${target.conversationId}#${target.messageId}`;
    case 'review':
      return `review#${target.reviewId}`;
    case 'job':
      return `job#${target.jobId}`;
    case 'profile':
      return `profile#${target.userId}`;
    case 'portfolio_item':
      return `portfolio_item#${target.userId}#${target.portfolioItemId}`;
    case 'organization':
      return `organization#${target.organizationId}`;
  }
};

/** Content that a decision hides while it is in force. */
export type Hiding = {
  caseId: string;
  /** The reported subject itself. */
  thing: ReportTarget | null;
  /** The person or organization that can't write, and whose content is all hidden. */
  restricted: { subject: CaseSubject; until: string | null } | null;
};

export const hidingOf = ({ caseId, target, subject, decision }: ReportCase): Hiding => {
  if (decision?.effect !== 'active') return { caseId, thing: null, restricted: null };
  return {
    caseId,
    thing: decision.hidden ? target : null,
    restricted: restricts(decision.action) && subject ? { subject, until: decision.until } : null,
  };
};
