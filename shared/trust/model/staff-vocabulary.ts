/** Staff roles. A member may have several. */
export const staffRoles = ['support', 'trust', 'finance', 'owner'] as const;
export type StaffRole = (typeof staffRoles)[number];
