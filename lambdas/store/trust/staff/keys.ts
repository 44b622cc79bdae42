export const staffKeys = {
  staffMember: (userId: string) => ({ pk: `USER#${userId}`, sk: 'STAFF' }),
  /** Reason why a person is no longer staff. */
  formerStaff: (userId: string) => ({ pk: `USER#${userId}`, sk: 'FORMER_STAFF' }),
  /** By the viewing staff member. */
  viewGrant: (staffId: string, grantId: string) => ({ pk: `USER#${staffId}#VIEW_AS`, sk: `GRANT#${grantId}` }),
  /** Index of people by the beginning of their name. */
  personName: (userId: string) => ({ pk: `USER#${userId}`, sk: 'NAME' }),
} as const;

export const staffIndexes = {
  /** gsi1: by time. */
  staffMembers: 'STAFF',
  /** gsi1: by start. */
  viewsOfPerson: (userId: string) => `USER#${userId}#VIEWED_AS`,
  /** gsi2: grants that aren't over, by expiration. */
  openViews: 'VIEW_AS#open',
  /** gsi1: by first name, gsi2: by last name. */
  peopleByName: 'PEOPLE',
} as const;
