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

/** How someone didn't accept changed terms. */
export const termsRefusals = ['declined', 'silence'] as const;
export type TermsRefusal = (typeof termsRefusals)[number];

/**
 * What becomes of a booking's terms when its shift is edited: the person is asked, has accepted, or needs no longer answer;
 * a small move or better pay holds at once.
 */
export const termsNews = ['asked', 'accepted', 'kept', 'moved', 'raised'] as const;
export type TermsNews = (typeof termsNews)[number];

/** What a booked person lacks since their booking: a booking can't go on without it. */
export const lapseKinds = ['exclusion', 'profession', 'license', 'certification', 'file'] as const;
export type LapseKind = (typeof lapseKinds)[number];

/** Steps of filling a shift with an audience of their own; the pool can't be switched off. */
export const windowSteps = ['own_staff', 'favorites', 'pool'] as const;
export type WindowStep = (typeof windowSteps)[number];

export const partsOfDay = ['morning', 'evening', 'night'] as const;
export type PartOfDay = (typeof partsOfDay)[number];

export const daysOfWeek = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
export type DayOfWeek = (typeof daysOfWeek)[number];

/** Of every week, by when a shift starts. */
export type WeekPart = `${DayOfWeek}_${PartOfDay}`;
export const weekParts: readonly WeekPart[] = daysOfWeek.flatMap((day) =>
  partsOfDay.map((part) => `${day}_${part}` as const),
);

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

/**
 * Told by a bit each; new ones go to the end. `gone`: canceled or moved to another cell. `own_staff`: some of its slots are
 * on the employer's payroll, and aren't in its cost. `lapsing`: someone on it lacks what it asks for, and will lose their
 * booking.
 */
export const boardFlags = [
  'gone',
  'draft',
  'in_progress',
  'completed',
  'at_risk',
  'cover_now',
  'overtime',
  'to_approve',
  'awaiting',
  'own_staff',
  'lapsing',
] as const;
export type BoardFlag = (typeof boardFlags)[number];

/** Of how an organization treats the people on its shifts, in the order in which they are shown. */
export const facilityMeasureKinds = [
  'would_return',
  'approved_on_time',
  'returned_agreed',
  'answered_on_time',
  'paid_on_time',
] as const;
export type FacilityMeasureKind = (typeof facilityMeasureKinds)[number];

/** `waves`: an open shift with time left. `cover_now`: someone dropped out, or it starts soon. */
export const fillKinds = ['waves', 'cover_now'] as const;
export type FillKind = (typeof fillKinds)[number];

/**
 * Why people are asked: the shift was published, someone left it, a supervisor wanted it, someone didn't come, or it pays
 * more than before.
 */
export const fillCauses = ['published', 'left', 'button', 'late', 'raised'] as const;
export type FillCause = (typeof fillCauses)[number];

export const fillStates = ['running', 'paused', 'ended'] as const;

/** `backup`: called alone; others in waves. */
export const inviteKinds = ['wave', 'cover_now', 'backup'] as const;
export type InviteKind = (typeof inviteKinds)[number];

export const inviteStates = ['sent', 'accepted', 'declined'] as const;

/** Shifts like one: of its unit, its location, or the whole organization. From the closest to the widest. */
export const forecastScopes = ['unit', 'location', 'organization'] as const;
export type ForecastScope = (typeof forecastScopes)[number];

/** What is offered for a shift at risk: so many percent more per hour, or an amount for each person. */
export const raiseKinds = ['raise_5', 'raise_10', 'raise_15', 'raise_25', 'bonus'] as const;
export type RaiseKind = (typeof raiseKinds)[number];
