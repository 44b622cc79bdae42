export const errorCatalogue = {
  INVALID_REQUEST: { status: 400, message: 'Some fields are not valid.' },
  INVALID_CURSOR: { status: 400, message: 'This page link is not valid any more. Start again from the first page.' },
  INVALID_CODE: { status: 400, message: 'Invalid verification code' },
  INVALID_RESET_CODE: { status: 400, message: 'Invalid reset code' },
  INVALID_TOKEN: { status: 400, message: 'This link is not valid or has expired. Ask for a new one.' },
  INVALID_MFA_CODE: {
    status: 400,
    message: 'That code is not right. Enter the newest code from your authenticator app.',
  },
  WRONG_PASSWORD: { status: 400, message: 'The current password is not right.' },
  UNAUTHENTICATED: { status: 401, message: 'Please sign in to continue.' },
  INVALID_API_KEY: { status: 401, message: 'The publishable key is missing or not valid.' },
  NOT_FROM_SITE: { status: 403, message: 'Calls go to the address of the site, not to the address of the API.' },
  FORBIDDEN: { status: 403, message: 'Your role does not allow this.' },
  NO_ORGANIZATION: {
    status: 403,
    message: 'You are not a member of an organization. Create one, or ask an administrator to invite you.',
  },
  TWO_FACTOR_REQUIRED: {
    status: 403,
    message: 'Your organization requires two-factor authentication. Set it up to continue.',
  },
  EMAIL_NOT_VERIFIED: { status: 403, message: 'Confirm your e-mail address first.' },
  NOT_FOUND: { status: 404, message: 'We could not find this. It may have been removed.' },
  ADDRESS_TAKEN: {
    status: 409,
    message: 'This e-mail address belongs to another account. Sign in to that account instead.',
  },
  ALREADY_APPLIED: { status: 409, message: 'You have already applied for this job.' },
  PROFILE_REQUIRED: { status: 409, message: 'Complete your profile before you apply.' },
  JOB_NOT_OPEN: { status: 409, message: 'This job is no longer accepting applications.' },
  JOB_HAS_APPLICATIONS: { status: 409, message: 'A job with applications cannot be deleted. Close it instead.' },
  ILLEGAL_TRANSITION: { status: 409, message: 'This status change is not possible from the current status.' },
  STALE_VERSION: {
    status: 409,
    message: 'Somebody else changed this in the meantime. Reload to see the current version.',
  },
  ALREADY_MEMBER: { status: 409, message: 'This person is already a member of your team.' },
  LAST_ADMIN: {
    status: 409,
    message: 'A team needs an administrator. Make somebody else one first.',
  },
  ALREADY_IN_ORGANIZATION: {
    status: 409,
    message: 'You already belong to an organization. Leave it before you join another.',
  },
  INVITATION_FOR_OTHER: {
    status: 403,
    message: 'This invitation was sent to another address. Sign in with the account of that address.',
  },
  UNDO_EXPIRED: { status: 409, message: 'This change can no longer be undone.' },
  QUOTA_REACHED: { status: 409, message: 'Your plan does not include more active jobs.' },
  LIMIT_REACHED: { status: 409, message: 'You have reached the limit. Remove some first.' },
  REAPPLY_NOT_ALLOWED: { status: 409, message: 'You cannot apply for this job again.' },
  CONVERSATION_BLOCKED: { status: 409, message: 'Nobody can write in this conversation any more.' },
  PLACEMENT_NOT_STARTED: { status: 409, message: 'You can enter hours from the first day of this placement on.' },
  OFFER_OPEN: { status: 409, message: 'There is an open offer already. Change or withdraw it first.' },
  OFFER_CLOSED: { status: 409, message: 'This offer is no longer open.' },
  TERMS_CHANGED: { status: 409, message: 'The terms have changed. Read the new ones before you accept.' },
  NO_OPENINGS: { status: 409, message: 'All openings of this job are filled.' },
  REVIEW_NOT_OPEN: { status: 409, message: 'A review can be written once the placement is over.' },
  ALREADY_REVIEWED: { status: 409, message: 'This was written already and cannot be changed.' },
  PHONE_NOT_VERIFIED: { status: 409, message: 'Verify your phone number first.' },
  CALENDAR_NOT_READ: { status: 422, message: 'The calendar could not be read from this address' },
  UPLOAD_MISSING: { status: 409, message: 'The file did not arrive. Please upload it again.' },
  UPLOAD_BEING_CHECKED: { status: 409, message: 'The file is still being checked. Please try again in a moment.' },
  IDEMPOTENCY_CONFLICT: {
    status: 409,
    message: 'This request was already sent with other content. Reload and try again.',
  },
  IN_PROGRESS: { status: 409, message: 'The same request is still being processed.' },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'The request is too large.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'Send the request as JSON.' },
  COOLDOWN: { status: 429, message: 'Please wait a moment before you ask for another e-mail.' },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many attempts. Please try again later.' },
  INTERNAL: { status: 500, message: 'Something went wrong on our side. Please try again.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorCatalogue;

/** Field path ("contacts.0.email") to message. */
export type FieldErrors = Record<string, string>;

export type ErrorExtras = { fields?: FieldErrors; retryAfterSeconds?: number };

/** A refusal the caller can act on. Anything else thrown is a bug and returns 500. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly extras: ErrorExtras;

  constructor(code: ErrorCode, message: string = errorCatalogue[code].message, extras: ErrorExtras = {}) {
    super(message);
    this.code = code;
    this.extras = extras;
  }
}

export type ErrorBody = { error: string; code: ErrorCode } & ErrorExtras;
