/** What staff decide about shifts. `appeal`: of an event of the ledger. `pause`: of booking, after several no-shows. */
export const shiftCaseKinds = ['appeal', 'pause'] as const;
export type ShiftCaseKind = (typeof shiftCaseKinds)[number];

export const shiftCaseStates = ['open', 'decided'] as const;
export type ShiftCaseState = (typeof shiftCaseStates)[number];

/** Of an appeal: the event no longer counts, or it does. */
export const reliabilityOutcomes = ['exempt', 'counts'] as const;
export type ReliabilityOutcome = (typeof reliabilityOutcomes)[number];

export const pauseOutcomes = ['lifted', 'paused'] as const;

export const shiftCaseOutcomes = [...reliabilityOutcomes, ...pauseOutcomes] as const;
export type ShiftCaseOutcome = (typeof shiftCaseOutcomes)[number];

export const outcomesOfKind: Readonly<Record<ShiftCaseKind, readonly ShiftCaseOutcome[]>> = {
  appeal: reliabilityOutcomes,
  pause: pauseOutcomes,
};

/** How long booking may stay paused. */
export const pauseDays = [7, 14, 30, 90] as const;
export type PauseDays = (typeof pauseDays)[number];
