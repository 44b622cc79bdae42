/**
 * What staff decide about shifts. `appeal`: of an event of the ledger. `pause`: of booking, after several no-shows.
 * `dispute`: the hours of a booking. `turn_aways`: whether an organization that turned several people away may publish.
 */
export const shiftCaseKinds = ['appeal', 'pause', 'dispute', 'turn_aways'] as const;
export type ShiftCaseKind = (typeof shiftCaseKinds)[number];

export const shiftCaseStates = ['open', 'decided'] as const;
export type ShiftCaseState = (typeof shiftCaseStates)[number];

/** Of an appeal: the event no longer counts, or it does. */
export const reliabilityOutcomes = ['exempt', 'counts'] as const;
export type ReliabilityOutcome = (typeof reliabilityOutcomes)[number];

export const pauseOutcomes = ['lifted', 'paused'] as const;

/** Of people turned away: shifts are published as before, or not for some days. */
export const publishingOutcomes = ['allowed', 'stopped'] as const;

/** Of a dispute: staff set the hours. */
export const rulingOutcomes = ['ruled'] as const;

/** `settled`: of a dispute that the two settled before staff decided. */
export const shiftCaseOutcomes = [
  ...reliabilityOutcomes,
  ...pauseOutcomes,
  ...publishingOutcomes,
  ...rulingOutcomes,
  'settled',
] as const;
export type ShiftCaseOutcome = (typeof shiftCaseOutcomes)[number];

/** What staff choose among. */
export const outcomesOfKind = {
  appeal: reliabilityOutcomes,
  pause: pauseOutcomes,
  dispute: rulingOutcomes,
  turn_aways: publishingOutcomes,
} as const satisfies Record<ShiftCaseKind, readonly ShiftCaseOutcome[]>;
export type DecidedOutcome = Exclude<ShiftCaseOutcome, 'settled'>;

/** How long booking, or publishing, may stay paused. */
export const pauseDays = [7, 14, 30, 90] as const;
export type PauseDays = (typeof pauseDays)[number];
