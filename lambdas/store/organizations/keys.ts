export const organizationKeys = {
  organization: (organizationId: string) => ({ pk: `ORG#${organizationId}`, sk: 'ORGANIZATION' }),
  membership: (userId: string) => ({ pk: `USER#${userId}`, sk: 'MEMBERSHIP' }),
  invitation: (invitationId: string) => ({ pk: `INVITATION#${invitationId}`, sk: 'INVITATION' }),
  /** The open invitation of an address into an organisation. */
  invitedAddress: (organizationId: string, emailHash: string) => ({
    pk: `ORG#${organizationId}`,
    sk: `INVITED#${emailHash}`,
  }),
} as const;

/** Partitions that lists read, and the index that has them. */
export const organizationIndexes = {
  /** table: everything of an organisation that begins with a prefix. */
  organization: (organizationId: string) => `ORG#${organizationId}`,
  /** gsi1: by name in lower case. */
  organizationsByName: 'ORGANIZATIONS',
  /** gsi1 */
  team: (organizationId: string) => `ORG#${organizationId}#TEAM`,
  /** gsi1 */
  organizationInvitations: (organizationId: string) => `ORG#${organizationId}#INVITATIONS`,
} as const;
