/** What happens with hours that would be overtime for the organization. */
export const overtimeSettings = ['yes', 'approval', 'no'] as const;
export type OvertimeSetting = (typeof overtimeSettings)[number];

export const shiftStatuses = ['draft', 'open', 'covered', 'in_progress', 'completed', 'canceled'] as const;
export type ShiftStatus = (typeof shiftStatuses)[number];

export const bookingStatuses = [
  'requested',
  'invited',
  'backup',
  'confirmed',
  'in_progress',
  'completed',
  'submitted',
  'returned',
  'approved',
  'paid',
  'declined',
  'withdrawn',
  'lapsed',
  'canceled_by_facility',
  'canceled_by_worker',
  'no_show',
  'sent_home',
] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

export const bookingSides = ['worker', 'facility'] as const;
export type BookingSide = (typeof bookingSides)[number];

/** Why a facility pays for a booking that it canceled, or why it pays nothing. */
export const cancellationBases = ['none', 'policy', 'law', 'guarantee', 'exempt'] as const;
export type CancellationBasis = (typeof cancellationBases)[number];

export const daysOfWeek = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
export type DayOfWeek = (typeof daysOfWeek)[number];

export const differentialKinds = [
  'evening',
  'night',
  'weekend',
  'holiday',
  'charge',
  'float',
  'preceptor',
  'other',
] as const;
export type DifferentialKind = (typeof differentialKinds)[number];

/** Of the fatigue meter, in order of precedence between equals. */
export const loadParts = ['hours', 'in_a_row', 'rest'] as const;
export type LoadPart = (typeof loadParts)[number];

/** Told by a bit each; new ones go to the end. `gone`: canceled or moved to another cell. */
export const boardFlags = [
  'gone',
  'draft',
  'in_progress',
  'completed',
  'at_risk',
  'cover_now',
  'overtime',
  'to_approve',
] as const;
export type BoardFlag = (typeof boardFlags)[number];
