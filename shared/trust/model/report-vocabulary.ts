/** Kinds of content that can be reported. */
export const reportedKinds = ['message', 'review', 'job', 'profile', 'portfolio_item', 'organization'] as const;
export type ReportedKind = (typeof reportedKinds)[number];

/** Reported rule violations. `other` is explained in words. */
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

/** Signals noticed by the product, which only open a case. */
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

/** `second`: a proposed ban waits for a second person; `closed`: no further appeal. */
export const caseStates = ['open', 'second', 'decided', 'appealed', 'closed'] as const;
export type CaseState = (typeof caseStates)[number];

/** States with a pending decision. */
export const openCaseStates = ['open', 'second', 'appealed'] as const satisfies readonly CaseState[];

/** `lifted`: reversed by staff or by an appeal; `ended`: the suspension is over. */
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

/** Case updates for the people involved. */
export const moderationChanges = ['decided', 'dismissed', 'appeal_decided', 'lifted', 'ended'] as const;
export type ModerationChange = (typeof moderationChanges)[number];
