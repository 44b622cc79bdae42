import type { Notice, NoticeCode } from './text/notice';

/** Their texts are in locales/<language>/errors.json. */
export const errorStatus = {
  INVALID_REQUEST: 400,
  INVALID_CURSOR: 400,
  INVALID_CODE: 400,
  INVALID_RESET_CODE: 400,
  INVALID_TOKEN: 400,
  INVALID_MFA_CODE: 400,
  WRONG_PASSWORD: 400,
  /** The person has no password yet. */
  LAST_WAY_IN: 400,
  UNAUTHENTICATED: 401,
  INVALID_API_KEY: 401,
  NOT_FROM_SITE: 403,
  FORBIDDEN: 403,
  NO_ORGANIZATION: 403,
  TWO_FACTOR_REQUIRED: 403,
  ORGANIZATION_NOT_VERIFIED: 403,
  ACCOUNT_RESTRICTED: 403,
  ORGANIZATION_CLOSING: 409,
  EMAIL_NOT_VERIFIED: 403,
  NOT_FOUND: 404,
  ADDRESS_TAKEN: 409,
  ALREADY_APPLIED: 409,
  INVITATIONS_OFF: 409,
  PROFILE_REQUIRED: 409,
  OTHER_PROFESSION: 409,
  APPLYING_SUSPENDED: 409,
  CANNOT_CONTINUE: 409,
  JOB_NOT_OPEN: 409,
  ANSWERS_OVERDUE: 409,
  PROMISE_NOT_EXTENDABLE: 409,
  ALREADY_HANDED_OVER: 409,
  JOB_HAS_APPLICATIONS: 409,
  LOCATION_HAS_UNITS: 409,
  UNIT_HAS_SHIFTS: 409,
  SHIFT_NOT_OPEN: 409,
  SHIFT_OPENS_LATER: 409,
  SHIFT_FILLED: 409,
  /** Too many concurrent writes; the same call may be repeated. */
  SHIFT_BUSY: 409,
  SHIFT_STARTED: 409,
  SHIFT_BOOKED: 409,
  SHIFT_NOT_EMPTY: 409,
  SHIFT_PAY_LOWERED: 409,
  TERMS_TOO_LATE: 409,
  /** The person hasn't answered the changed terms yet. */
  ANSWER_AWAITED: 409,
  SHIFT_OVER_BUDGET: 409,
  PUBLISHING_PAUSED: 409,
  RAISE_OVER_APPROVED: 409,
  NOT_ELIGIBLE: 409,
  TIME_MISSING: 409,
  TOO_EARLY: 409,
  ILLEGAL_TRANSITION: 409,
  STALE_VERSION: 409,
  ALREADY_MEMBER: 409,
  LAST_ADMIN: 409,
  DELETION_REQUESTED: 409,
  DELETION_STARTED: 409,
  ALREADY_IN_ORGANIZATION: 409,
  INVITATION_FOR_OTHER: 403,
  UNDO_EXPIRED: 409,
  REOPENING_EXPIRED: 409,
  DEADLINE_PASSED: 409,
  /** The exemptions without proof are used up. */
  EXEMPTIONS_USED: 409,
  QUOTA_REACHED: 409,
  PLAN_REQUIRED: 403,
  BILLING_OFF: 409,
  PAYOUTS_OFF: 409,
  PAYOUT_OPEN: 409,
  PAYOUT_ACCOUNT_INCOMPLETE: 409,
  INSTANT_PAYOUT_UNAVAILABLE: 409,
  PROVIDER_DOWN: 503,
  PLAN_NOT_AVAILABLE: 409,
  TRIAL_USED: 409,
  ALREADY_SUBSCRIBED: 409,
  NO_SUBSCRIPTION: 409,
  PAYMENT_DECLINED: 402,
  PAYMENT_NEEDS_CONFIRMATION: 402,
  MONEY_BACK_OVER: 409,
  METHOD_IN_USE: 409,
  REFUND_TOO_HIGH: 409,
  INVOICE_NOT_VOIDED: 409,
  LIMIT_REACHED: 409,
  REAPPLY_NOT_ALLOWED: 409,
  CONVERSATION_BLOCKED: 409,
  PLACEMENT_NOT_STARTED: 409,
  NOT_CLEARED: 409,
  NOT_READY: 409,
  FEATURE_OFF: 409,
  TIME_TAKEN: 409,
  OFFER_OPEN: 409,
  OFFER_CLOSED: 409,
  TERMS_CHANGED: 409,
  NO_OPENINGS: 409,
  REVIEW_NOT_OPEN: 409,
  ALREADY_REVIEWED: 409,
  APPEAL_OVER: 409,
  REFERENCE_CLOSED: 409,
  /** Changed, expired, or revoked. */
  PACKET_OVER: 409,
  /** This site has no client for the provider. */
  NOT_SET_UP: 409,
  CONNECTION_REFUSED: 409,
  CONNECTION_EXPIRED: 409,
  VENDOR_DOWN: 503,
  CALENDAR_NOT_READ: 422,
  RESUME_NOT_READ: 422,
  UPLOAD_MISSING: 409,
  UPLOAD_BEING_CHECKED: 409,
  IDEMPOTENCY_CONFLICT: 409,
  IN_PROGRESS: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  COOLDOWN: 429,
  TOO_MANY_REQUESTS: 429,
  /** Verification raises the limit. */
  LIMITED_UNTIL_VERIFIED: 429,
  INTERNAL: 500,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatus;

/** Field path ("contacts.0.email") to notice. */
export type FieldErrors = Record<string, Notice>;

export type ErrorExtras = { fields?: FieldErrors; retryAfterSeconds?: number };

/** An error that the caller can act on; `reason` is more specific than the code. Other errors are bugs and return 500. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly reason: Notice | undefined;
  readonly extras: ErrorExtras;

  constructor(code: ErrorCode, reason?: Notice, extras: ErrorExtras = {}) {
    super(reason ?? code);
    this.code = code;
    this.reason = reason;
    this.extras = extras;
  }
}

/** `error` is in English, for people reading the API's answers. */
export type ErrorBody = {
  error: string;
  code: ErrorCode;
  reason?: NoticeCode;
  fields?: Record<string, NoticeCode & { error: string }>;
  retryAfterSeconds?: number;
};
