export const errorCatalogue = {
  INVALID_REQUEST: { status: 400, message: 'Some fields need your attention.' },
  INVALID_CURSOR: { status: 400, message: 'This page link has expired. Start again from the first page.' },
  INVALID_CODE: { status: 400, message: 'Invalid verification code' },
  INVALID_RESET_CODE: { status: 400, message: 'Invalid reset code' },
  INVALID_TOKEN: { status: 400, message: 'This link is invalid or has expired. Request a new one.' },
  INVALID_MFA_CODE: {
    status: 400,
    message: 'That code is incorrect. Enter the latest code from your authenticator app.',
  },
  WRONG_PASSWORD: { status: 400, message: 'The current password is incorrect.' },
  UNAUTHENTICATED: { status: 401, message: 'Please sign in to continue.' },
  INVALID_API_KEY: { status: 401, message: 'The publishable key is missing or invalid.' },
  NOT_FROM_SITE: { status: 403, message: "Use the site's address, not the API's own." },
  FORBIDDEN: { status: 403, message: "You don't have permission to do this." },
  NO_ORGANIZATION: {
    status: 403,
    message: "You're not a member of an organization. Create one, or ask an administrator to invite you.",
  },
  TWO_FACTOR_REQUIRED: {
    status: 403,
    message: 'Your organization requires two-factor authentication. Set it up to continue.',
  },
  EMAIL_NOT_VERIFIED: { status: 403, message: 'Confirm your email address first.' },
  NOT_FOUND: { status: 404, message: "We couldn't find this. It may have been removed." },
  ADDRESS_TAKEN: {
    status: 409,
    message: 'This email address belongs to another account. Sign in to that account instead.',
  },
  ALREADY_APPLIED: { status: 409, message: "You've already applied to this job." },
  PROFILE_REQUIRED: { status: 409, message: 'Complete your profile before you apply.' },
  JOB_NOT_OPEN: { status: 409, message: 'This job is no longer accepting applications.' },
  JOB_HAS_APPLICATIONS: { status: 409, message: 'A job with applications cannot be deleted. Close it instead.' },
  ILLEGAL_TRANSITION: { status: 409, message: "This status change isn't available from the current status." },
  STALE_VERSION: {
    status: 409,
    message: 'Someone else changed this in the meantime. Reload to see the latest version.',
  },
  ALREADY_MEMBER: { status: 409, message: 'This person is already a member of your team.' },
  LAST_ADMIN: {
    status: 409,
    message: 'A team needs an administrator. Make someone else an administrator first.',
  },
  ALREADY_IN_ORGANIZATION: {
    status: 409,
    message: 'You already belong to an organization. Leave it before joining another.',
  },
  INVITATION_FOR_OTHER: {
    status: 403,
    message: 'This invitation was sent to a different address. Sign in with that account.',
  },
  UNDO_EXPIRED: { status: 409, message: 'This change can no longer be undone.' },
  QUOTA_REACHED: { status: 409, message: "You've reached your plan's limit for active jobs." },
  LIMIT_REACHED: { status: 409, message: "You've reached the limit. Remove some items first." },
  REAPPLY_NOT_ALLOWED: { status: 409, message: "You can't apply to this job again." },
  CONVERSATION_BLOCKED: { status: 409, message: 'This conversation is blocked.' },
  PLACEMENT_NOT_STARTED: { status: 409, message: 'You can enter hours starting on the first day of this placement.' },
  OFFER_OPEN: { status: 409, message: "There's already an open offer. Change or withdraw it first." },
  OFFER_CLOSED: { status: 409, message: 'This offer is no longer open.' },
  TERMS_CHANGED: { status: 409, message: 'The terms have changed. Review them before you accept.' },
  NO_OPENINGS: { status: 409, message: 'All openings for this job are filled.' },
  REVIEW_NOT_OPEN: { status: 409, message: 'You can leave a review once the placement ends.' },
  ALREADY_REVIEWED: { status: 409, message: "You've already submitted this, and it can't be changed." },
  PHONE_NOT_VERIFIED: { status: 409, message: 'Verify your phone number first.' },
  CALENDAR_NOT_READ: { status: 422, message: "We couldn't read the calendar at this link" },
  UPLOAD_MISSING: { status: 409, message: "We didn't receive the file. Please upload it again." },
  UPLOAD_BEING_CHECKED: { status: 409, message: 'The file is still being checked. Please try again in a moment.' },
  IDEMPOTENCY_CONFLICT: {
    status: 409,
    message: 'This request was already sent with different content. Reload and try again.',
  },
  IN_PROGRESS: { status: 409, message: 'This request is still being processed.' },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'The request is too large.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'Send the request as JSON.' },
  COOLDOWN: { status: 429, message: 'Please wait a moment before requesting another email.' },
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
