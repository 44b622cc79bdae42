export type KeptRole = 'employer' | 'nurse';

/** Data kept of a release beside its items. */
export type Kept = {
  people: Record<KeptRole, { email: string; password: string }>;
  ids: Record<string, string>;
  /** Operations that answered, by caller. */
  reads: Record<KeptRole, string[]>;
};
