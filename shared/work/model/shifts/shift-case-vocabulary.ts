/**
 * Cases that staff decide about shifts. `appeal`: of a ledger event. `pause`: of booking, after several no-shows. `dispute`:
 * the hours of a booking. `turn_aways`: whether an organization that turned several people away may publish.
 */
export const shiftCaseKinds = ['appeal', 'pause', 'dispute', 'turn_aways'] as const;
export type ShiftCaseKind = (typeof shiftCaseKinds)[number];

export const shiftCaseStates = ['open', 'decided'] as const;
export type ShiftCaseState = (typeof shiftCaseStates)[number];

/** Outcome of an appeal: the event is exempt or counts. */
export const reliabilityOutcomes = ['exempt', 'counts'] as const;
export type ReliabilityOutcome = (typeof reliabilityOutcomes)[number];

export const pauseOutcomes = ['lifted', 'paused'] as const;

/** Outcome after people were turned away: publishing continues or stops for some days. */
export const publishingOutcomes = ['allowed', 'stopped'] as const;

/** Outcome of a dispute: staff set the hours. */
export const rulingOutcomes = ['ruled'] as const;

/** `settled`: the sides settled a dispute before staff decided. */
export const shiftCaseOutcomes = [
  ...reliabilityOutcomes,
  ...pauseOutcomes,
  ...publishingOutcomes,
  ...rulingOutcomes,
  'settled',
] as const;
export type ShiftCaseOutcome = (typeof shiftCaseOutcomes)[number];

/** Outcomes that staff can choose. */
export const outcomesOfKind = {
  appeal: reliabilityOutcomes,
  pause: pauseOutcomes,
  dispute: rulingOutcomes,
  turn_aways: publishingOutcomes,
} as const satisfies Record<ShiftCaseKind, readonly ShiftCaseOutcome[]>;
export type DecidedOutcome = Exclude<ShiftCaseOutcome, 'settled'>;

/** Days for which booking or publishing may stay paused. */
export const pauseDays = [7, 14, 30, 90] as const;
export type PauseDays = (typeof pauseDays)[number];
