export const organizationKeys = {
  organization: (organizationId: string) => ({ pk: `ORG#${organizationId}`, sk: 'ORGANIZATION' }),
  membership: (userId: string) => ({ pk: `USER#${userId}`, sk: 'MEMBERSHIP' }),
  invitation: (invitationId: string) => ({ pk: `INVITATION#${invitationId}`, sk: 'INVITATION' }),
  invitedAddress: (organizationId: string, emailHash: string) => ({
    pk: `ORG#${organizationId}`,
    sk: `INVITED#${emailHash}`,
  }),
} as const;

export const organizationIndexes = {
  /** table: items of an organization by prefix. */
  organization: (organizationId: string) => `ORG#${organizationId}`,
  /** gsi1: by lower-case name. */
  organizationsByName: 'ORGANIZATIONS',
  /** gsi1 */
  team: (organizationId: string) => `ORG#${organizationId}#TEAM`,
  /** gsi2: members in the grace period, by when they are reminded. */
  twoFactorReminders: 'TWO_FACTOR#reminders',
  /** gsi1 */
  organizationInvitations: (organizationId: string) => `ORG#${organizationId}#INVITATIONS`,
  /** gsi1 */
  staffInvitations: (organizationId: string) => `ORG#${organizationId}#STAFFINVITATIONS`,
} as const;
