/** Handling of hours that would be overtime for the organization. */
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

/** Basis of a facility's pay for a canceled booking, or of no pay. */
export const cancellationBases = ['none', 'policy', 'law', 'guarantee', 'exempt'] as const;
export type CancellationBasis = (typeof cancellationBases)[number];

/** How changed terms were not accepted. */
export const termsRefusals = ['declined', 'silence'] as const;
export type TermsRefusal = (typeof termsRefusals)[number];

/**
 * Status of a booking's terms after an edit: the worker was asked, has accepted, or no longer needs to answer; a small move
 * or better pay applies immediately.
 */
export const termsNews = ['asked', 'accepted', 'kept', 'moved', 'raised'] as const;
export type TermsNews = (typeof termsNews)[number];

/** Requirements that a booked worker may lack: the booking can't continue without them. */
export const lapseKinds = ['exclusion', 'profession', 'license', 'certification', 'file'] as const;
export type LapseKind = (typeof lapseKinds)[number];

/** Filling steps with their own audience; the pool can't be turned off. */
export const windowSteps = ['own_staff', 'favorites', 'pool'] as const;
export type WindowStep = (typeof windowSteps)[number];

export const partsOfDay = ['morning', 'evening', 'night'] as const;
export type PartOfDay = (typeof partsOfDay)[number];

export const daysOfWeek = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
export type DayOfWeek = (typeof daysOfWeek)[number];

/** Weekly parts by the start of a shift. */
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

/** Parts of the fatigue meter, in order of precedence. */
export const loadParts = ['hours', 'in_a_row', 'rest'] as const;
export type LoadPart = (typeof loadParts)[number];

/**
 * Stored as one bit each; add new ones at the end. `gone`: canceled or moved to another cell. `own_staff`: some slots are on
 * the employer's payroll and not in its cost. `lapsing`: someone no longer meets a requirement and will lose their
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

/** Where a booked person is: not clocked in, at work, or finished. */
export const presences = ['booked', 'in', 'done'] as const;
export type Presence = (typeof presences)[number];

/** Measures of how an organization treats workers, in display order. */
export const facilityMeasureKinds = [
  'would_return',
  'approved_on_time',
  'returned_agreed',
  'answered_on_time',
  'paid_on_time',
] as const;
export type FacilityMeasureKind = (typeof facilityMeasureKinds)[number];

/** `waves`: an open shift with time left. `cover_now`: someone canceled, or it starts soon. */
export const fillKinds = ['waves', 'cover_now'] as const;
export type FillKind = (typeof fillKinds)[number];

/**
 * Why people are invited: the shift was published, someone left it, a supervisor requested it, someone didn't come, or it
 * pays more than before.
 */
export const fillCauses = ['published', 'left', 'button', 'late', 'raised'] as const;
export type FillCause = (typeof fillCauses)[number];

export const fillStates = ['running', 'paused', 'ended'] as const;

/** `backup`: called individually; others in waves. */
export const inviteKinds = ['wave', 'cover_now', 'backup'] as const;
export type InviteKind = (typeof inviteKinds)[number];

export const inviteStates = ['sent', 'accepted', 'declined'] as const;

/** `waiting`: no answer yet. `lapsed`: no answer in time. */
export const inviteAnswers = ['accepted', 'declined', 'waiting', 'lapsed'] as const;
export type InviteAnswer = (typeof inviteAnswers)[number];

/** Similar shifts: of the unit, the location, or the organization. From closest to widest. */
export const forecastScopes = ['unit', 'location', 'organization'] as const;
export type ForecastScope = (typeof forecastScopes)[number];

/** Raises for a shift at risk: a percentage per hour, or an amount per person. */
export const raiseKinds = ['raise_5', 'raise_10', 'raise_15', 'raise_25', 'bonus'] as const;
export type RaiseKind = (typeof raiseKinds)[number];
