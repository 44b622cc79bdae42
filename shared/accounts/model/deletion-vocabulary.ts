/** `pending`: can be canceled until it is due. `erasing`: can no longer be canceled. */
export const deletionStates = ['pending', 'canceled', 'erasing', 'erased'] as const;

const firstTableSteps = [
  'connections',
  'notifications',
  'conversations',
  'applications',
  'interviews',
  'placements',
  'calendar',
  'activity',
  'credentials',
  'references',
  'support',
  'exports',
  'membership',
  'account',
] as const;

/** Steps over items of the table, in order: items that lead to other items come last. */
export const tableSteps = [...firstTableSteps, 'integrations'] as const;
export type TableStep = (typeof tableSteps)[number];

/**
 * All steps of an erasure. `services` waits until access to connected services has ended, `payee` until no payout to the
 * person is pending, which blocks nothing else.
 */
export const erasureSteps = [
  'listed',
  'collected',
  'signed_out',
  'plan',
  ...firstTableSteps,
  'files',
  'search',
  'suppressed',
  'services',
  'integrations',
  'key',
  'payee',
  'scanned',
  'reported',
] as const;
export type ErasureStep = (typeof erasureSteps)[number];

/** Kinds of traces that the proof searches for. */
export const canaryKinds = [
  'name',
  'email',
  'phone',
  'address',
  'birth_date',
  'npi',
  'dea',
  'license',
  'certification',
  'about',
] as const;
export type CanaryKind = (typeof canaryKinds)[number];

/** Reasons why data of an erased person is kept; the receipt lists those that may include the person's words or name. */
export const keptReasons = [
  'pay_records',
  'invoices',
  'messages',
  'reviews',
  'references',
  'organization',
  'moderation',
  'hiring_record',
  'activity_log',
  'short_lived',
  'ids',
  'public_registry',
  'staff',
  'none',
] as const;
export type KeptReason = (typeof keptReasons)[number];
