import type { Action } from './permissions';

/** What a staff member is trusted with. A member may hold several. */
export const staffRoles = ['support', 'trust', 'finance', 'owner'] as const;
export type StaffRole = (typeof staffRoles)[number];

const everyone = staffRoles;

/** Who among staff may do what the matrix opens to `support`. Actions without a row are open to all staff. */
export const staffPermissions: Partial<Record<Action, readonly StaffRole[]>> = {
  readApplications: everyone,
  reviewCredentials: ['trust', 'owner'],
  reviewExclusions: ['trust', 'owner'],
};
