/** Outcomes of a promised answer. Withdrawn applications are not counted. */
export const answerOutcomes = ['in_time', 'late', 'unanswered', 'withdrawn'] as const;
export type AnswerOutcome = (typeof answerOutcomes)[number];

/** Steps of a pending answer, in order. */
export const answerSteps = ['half', 'day_before', 'on_day', 'managers', 'paused', 'closed'] as const;
export type AnswerStep = (typeof answerSteps)[number];

/** Stages of an answer that is due. */
export const answerStages = ['open', 'overdue', 'late', 'paused', 'closing'] as const;
export type AnswerStage = (typeof answerStages)[number];

/** Standard reasons for closing an application. The candidate reads them in their language. */
export const thanksReasons = ['filled', 'closer_match', 'license', 'schedule', 'location', 'on_hold'] as const;
export type ThanksReason = (typeof thanksReasons)[number];

/** `unanswered`: closed by Wardline without an answer. */
export const closingReasons = [...thanksReasons, 'unanswered'] as const;
export type ClosingReason = (typeof closingReasons)[number];
