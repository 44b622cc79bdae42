export type KeptRole = 'employer' | 'nurse';

/** What is kept of a release beside its items. */
export type Kept = {
  people: Record<KeptRole, { email: string; password: string }>;
  ids: Record<string, string>;
  /** Operations that answered, by who asked. */
  reads: Record<KeptRole, string[]>;
};
