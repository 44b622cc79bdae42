import * as z from 'zod';
import { limits } from '../../limits';
import { notice } from '../../text/notice';
import {
  CaseId,
  ConversationId,
  Instant,
  JobId,
  MessageId,
  optionalLine,
  optionalProse,
  OrganizationId,
  PortfolioItemId,
  prose,
  ReviewId,
  UserId,
  Version,
} from '../../core/model/fields';
import {
  appealOutcomes,
  caseSeverities,
  caseSignals,
  caseStates,
  caseStepKinds,
  decisionEffects,
  moderationActions,
  reportedKinds,
  reportReasons,
  suspensionDays,
} from './report-vocabulary';

/** IDs of a thing that can be reported. */
export const ReportTarget = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('message'), conversationId: ConversationId, messageId: MessageId }),
  z.strictObject({ kind: z.literal('review'), reviewId: ReviewId }),
  z.strictObject({ kind: z.literal('job'), jobId: JobId }),
  z.strictObject({ kind: z.literal('profile'), userId: UserId }),
  z.strictObject({ kind: z.literal('portfolio_item'), userId: UserId, portfolioItemId: PortfolioItemId }),
  z.strictObject({ kind: z.literal('organization'), organizationId: OrganizationId }),
]);
export type ReportTarget = z.infer<typeof ReportTarget>;

export const ReportForm = z
  .strictObject({
    target: ReportTarget,
    reason: z.enum(reportReasons),
    text: optionalProse(limits.reasonLength),
    /** Name of the content on the page, in case it was deleted since. */
    seen: optionalLine(limits.reportSeenLength),
  })
  .refine(({ reason, text }) => reason !== 'other' || text !== '', { path: ['text'], message: notice('required') });
export type ReportForm = z.infer<typeof ReportForm>;

/** Report as its author sees it. `outcome` is null while the case is open. */
export const OwnReport = z.object({
  caseId: CaseId,
  kind: z.enum(reportedKinds),
  label: z.string(),
  reason: z.enum(reportReasons),
  text: z.string(),
  createdAt: Instant,
  outcome: z.enum(['dismissed', 'acted']).nullable(),
  closedAt: Instant.nullable(),
});
export type OwnReport = z.infer<typeof OwnReport>;

/** Subject of a decision: a professional, or the organization that a team member acts for. */
export const CaseSubject = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('person'), userId: UserId }),
  z.object({ kind: z.literal('organization'), organizationId: OrganizationId }),
]);
export type CaseSubject = z.infer<typeof CaseSubject>;

export const CaseDecision = z.object({
  action: z.enum(moderationActions),
  /** The violated rule; null if there is none. */
  rule: z.enum(reportReasons).nullable(),
  reason: z.string(),
  /** Days of a suspension. */
  days: z.int().positive().nullable(),
  until: Instant.nullable(),
  /** Whether the content was hidden. */
  hidden: z.boolean(),
  decidedBy: UserId,
  /** Staff member who proposed a ban confirmed by `decidedBy`. */
  proposedBy: UserId.nullable(),
  decidedAt: Instant,
  appealBy: Instant.nullable(),
  effect: z.enum(decisionEffects),
});
export type CaseDecision = z.infer<typeof CaseDecision>;

/** Proposal of a ban, or of lifting it. */
export const CaseProposal = z.object({
  kind: z.enum(['ban', 'lift']),
  rule: z.enum(reportReasons).nullable(),
  reason: z.string(),
  hidden: z.boolean(),
  by: UserId,
  at: Instant,
});
export type CaseProposal = z.infer<typeof CaseProposal>;

export const CaseAppeal = z.object({
  text: z.string(),
  by: UserId,
  at: Instant,
  dueAt: Instant,
  outcome: z.enum(appealOutcomes).nullable(),
  reason: z.string(),
  decidedBy: UserId.nullable(),
  decidedAt: Instant.nullable(),
});
export type CaseAppeal = z.infer<typeof CaseAppeal>;

/** A decision as its subject sees it, without the names of staff and reporters. */
export const Statement = z.object({
  caseId: CaseId,
  number: z.string(),
  kind: z.enum(reportedKinds),
  label: z.string(),
  decision: CaseDecision.omit({ decidedBy: true, proposedBy: true }),
  appeal: CaseAppeal.omit({ by: true, decidedBy: true }).nullable(),
  mayAppeal: z.boolean(),
});
export type Statement = z.infer<typeof Statement>;

/** Text of an appeal. */
export const AppealForm = z.strictObject({ text: prose(limits.appealLength) });

export const CaseStep = z.object({
  kind: z.enum(caseStepKinds),
  action: z.enum(moderationActions).nullable(),
  at: Instant,
  /** Null for automatic steps and the subject. */
  by: UserId.nullable(),
});
export type CaseStep = z.infer<typeof CaseStep>;

export const CaseRow = z.object({
  caseId: CaseId,
  number: z.string(),
  kind: z.enum(reportedKinds),
  label: z.string(),
  subject: z.string(),
  severity: z.enum(caseSeverities),
  reporters: z.int().nonnegative(),
  reasons: z.array(z.enum(reportReasons)),
  signals: z.array(z.enum(caseSignals)),
  state: z.enum(caseStates),
  action: z.enum(moderationActions).nullable(),
  openedAt: Instant,
  dueAt: Instant,
  appealDueAt: Instant.nullable(),
});
export type CaseRow = z.infer<typeof CaseRow>;

/** Context of the content: neighboring messages, the job's text, the profile's text. */
export const ContextPart = z.object({
  author: z.string(),
  text: z.string(),
  at: Instant.nullable(),
  reported: z.boolean(),
  /** Whether the person under review wrote it. */
  bySubject: z.boolean(),
});
export type ContextPart = z.infer<typeof ContextPart>;

export const CaseDetail = CaseRow.extend({
  target: ReportTarget,
  /** Null if the content was deleted before its author was known. */
  concerns: z.object({ subject: CaseSubject, name: z.string(), since: Instant.nullable() }).nullable(),
  /** The content when the case was opened. */
  snapshot: z.string(),
  gone: z.boolean(),
  context: z.array(ContextPart),
  reports: z.array(z.object({ name: z.string(), reason: z.enum(reportReasons), text: z.string(), createdAt: Instant })),
  /** Earlier cases of both sides: their number, and how many led to an action. */
  history: z.object({
    subject: z.object({ cases: z.int().nonnegative(), acted: z.int().nonnegative() }),
    reporters: z.object({ reports: z.int().nonnegative(), acted: z.int().nonnegative(), since: Instant.nullable() }),
  }),
  earlier: z.array(CaseRow),
  decision: CaseDecision.nullable(),
  proposal: CaseProposal.nullable(),
  appeal: CaseAppeal.nullable(),
  steps: z.array(CaseStep.extend({ name: z.string() })),
  /** Actions available to the reader. */
  actions: z.array(z.enum(moderationActions)),
  mayConfirm: z.boolean(),
  mayDecideAppeal: z.boolean(),
  mayLift: z.boolean(),
  version: Version,
});
export type CaseDetail = z.infer<typeof CaseDetail>;

const reasoned = { reason: prose(limits.statementLength), version: Version };
const ruled = { rule: z.enum(reportReasons), hide: z.boolean().default(false), ...reasoned };
export const ModerationForm = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('dismiss'), ...reasoned }),
  z.strictObject({ action: z.enum(['hide', 'ask_to_change', 'warn', 'ban']), ...ruled }),
  z.strictObject({ action: z.literal('suspend'), days: z.literal([...suspensionDays]), ...ruled }),
]);
export type ModerationForm = z.infer<typeof ModerationForm>;

export const SecondForm = z.strictObject({ confirm: z.boolean(), version: Version });
export const LiftForm = z.strictObject(reasoned);
export const AppealDecisionForm = z.strictObject({ outcome: z.enum(appealOutcomes), ...reasoned });
export type AppealDecisionForm = z.infer<typeof AppealDecisionForm>;
