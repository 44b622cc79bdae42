/** How a promised answer ended. Withdrawn applications are not counted. */
export const answerOutcomes = ['in_time', 'late', 'unanswered', 'withdrawn'] as const;
export type AnswerOutcome = (typeof answerOutcomes)[number];

/** What happens on the way, in this order. */
export const answerSteps = ['half', 'day_before', 'on_day', 'managers', 'paused', 'closed'] as const;
export type AnswerStep = (typeof answerSteps)[number];

/** How an answer that is due stands. */
export const answerStages = ['open', 'overdue', 'late', 'paused', 'closing'] as const;
export type AnswerStage = (typeof answerStages)[number];

/** Reasons that an employer can close an application with. The candidate reads them in their language. */
export const thanksReasons = ['filled', 'closer_match', 'license', 'schedule', 'location', 'on_hold'] as const;
export type ThanksReason = (typeof thanksReasons)[number];

/** `unanswered`: closed by Wardline because no answer came. */
export const closingReasons = [...thanksReasons, 'unanswered'] as const;
export type ClosingReason = (typeof closingReasons)[number];
