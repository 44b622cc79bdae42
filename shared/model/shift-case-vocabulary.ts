/** What staff decide about shifts. `appeal`: of an event of the ledger. */
export const shiftCaseKinds = ['appeal'] as const;
export type ShiftCaseKind = (typeof shiftCaseKinds)[number];

export const shiftCaseStates = ['open', 'decided'] as const;
export type ShiftCaseState = (typeof shiftCaseStates)[number];

/** Of an appeal: the event no longer counts, or it does. */
export const reliabilityOutcomes = ['exempt', 'counts'] as const;
export type ReliabilityOutcome = (typeof reliabilityOutcomes)[number];
