/** What a staff member is trusted with. A member may hold several. */
export const staffRoles = ['support', 'trust', 'finance', 'owner'] as const;
export type StaffRole = (typeof staffRoles)[number];
