/** What can be reported. */
export const reportedKinds = ['message', 'review', 'job', 'profile', 'portfolio_item', 'organization'] as const;
export type ReportedKind = (typeof reportedKinds)[number];

/** The rules that people report a violation of. `other` is explained in words. */
export const reportReasons = [
  'money',
  'fraud',
  'threat',
  'discrimination',
  'harassment',
  'privacy',
  'false_information',
  'contact_details',
  'spam',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** What the product notices without a report. Opens a case and does nothing else. */
export const caseSignals = [
  'asks_for_money',
  'contact_details',
  'unwanted_messages',
  'duplicate_job',
  'unusual_pay',
] as const;
export type CaseSignal = (typeof caseSignals)[number];

export const caseSeverities = ['high', 'medium', 'low'] as const;
export type CaseSeverity = (typeof caseSeverities)[number];

export const moderationActions = ['dismiss', 'hide', 'ask_to_change', 'warn', 'suspend', 'ban'] as const;
export type ModerationAction = (typeof moderationActions)[number];

export const suspensionDays = [7, 14, 30] as const;
export type SuspensionDays = (typeof suspensionDays)[number];

/** `second`: a ban was proposed and waits for another person; `closed`: nothing can be appealed anymore. */
export const caseStates = ['open', 'second', 'decided', 'appealed', 'closed'] as const;
export type CaseState = (typeof caseStates)[number];

/** Something is still to be decided. */
export const openCaseStates = ['open', 'second', 'appealed'] as const satisfies readonly CaseState[];

/** `lifted`: taken back by staff or by an appeal; `ended`: the suspension is over. */
export const decisionEffects = ['none', 'active', 'ended', 'lifted'] as const;
export type DecisionEffect = (typeof decisionEffects)[number];

export const appealOutcomes = ['upheld', 'granted'] as const;
export type AppealOutcome = (typeof appealOutcomes)[number];

export const caseStepKinds = [
  'opened',
  'decided',
  'proposed',
  'turned_down',
  'appealed',
  'appeal_decided',
  'lifted',
  'ended',
] as const;

/** News of a case for the people in it. */
export const moderationChanges = ['decided', 'dismissed', 'appeal_decided', 'lifted', 'ended'] as const;
export type ModerationChange = (typeof moderationChanges)[number];
