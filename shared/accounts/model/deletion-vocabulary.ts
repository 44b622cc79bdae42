/** `pending`: can be canceled until it is due. `erasing`: can't be canceled any more. */
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

/** Steps that go through items of the table, in their order: what finds other items comes last. */
export const tableSteps = [...firstTableSteps, 'integrations'] as const;
export type TableStep = (typeof tableSteps)[number];

/**
 * All steps of an erasure. `services` waits until the access to connected services has ended there, `payee` until no money is
 * on its way to the person, which holds up nothing else.
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

/** What the proof looks for. */
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

/** Why something of an erased person stays; the receipt names those that may hold what the person wrote or was called. */
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
