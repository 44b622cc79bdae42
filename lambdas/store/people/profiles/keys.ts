export const profileKeys = {
  profile: (userId: string) => ({ pk: `USER#${userId}`, sk: 'PROFILE' }),
  /** Date of birth, gender, address, DEA number: read only by the owner's operations. */
  privateDetails: (userId: string) => ({ pk: `USER#${userId}`, sk: 'PRIVATE' }),
  portfolioItem: (userId: string, portfolioItemId: string) => ({ pk: `USER#${userId}#PORTFOLIO`, sk: portfolioItemId }),
  portfolioCount: (userId: string) => ({ pk: `USER#${userId}#PORTFOLIO`, sk: 'COUNT' }),
  /** Unique per viewer and day. */
  profileView: (userId: string, viewerId: string, day: string) => ({
    pk: `USER#${userId}#VIEWS`,
    sk: `VIEW#${day}#${viewerId}`,
  }),
  profileViewDay: (userId: string, day: string) => ({ pk: `USER#${userId}#VIEWS`, sk: `DAY#${day}` }),
  profileViewTotal: (userId: string) => ({ pk: `USER#${userId}#VIEWS`, sk: 'TOTAL' }),
  /** Last day on which an organization that shares its views opened the profile. */
  profileViewer: (userId: string, organizationId: string) => ({ pk: `USER#${userId}#VIEWERS`, sk: organizationId }),
  viewedProfessional: (viewerId: string, userId: string) => ({ pk: `USER#${viewerId}#VIEWED`, sk: userId }),
  savedProfessional: (viewerId: string, userId: string) => ({ pk: `USER#${viewerId}#SAVED_PEOPLE`, sk: userId }),
  savedProfessionalCount: (viewerId: string) => ({ pk: `USER#${viewerId}#SAVED_PEOPLE`, sk: 'COUNT' }),
} as const;

export const profileIndexes = {
  /** gsi3: all profiles, sharded by the last character of the owner's ID, for rebuilding the search index. */
  profiles: (profileShard: string) => `PROFILES#${profileShard}`,
  /** table */
  portfolio: (userId: string) => `USER#${userId}#PORTFOLIO`,
  /** table: begins_with DAY# */
  profileViews: (userId: string) => `USER#${userId}#VIEWS`,
  /** gsi1: by last day. */
  profileViewers: (userId: string) => `USER#${userId}#VIEWERS`,
  /** gsi1: by last view. */
  viewedProfessionals: (viewerId: string) => `USER#${viewerId}#VIEWED`,
  /** gsi2: people who saved or viewed the person. */
  savedBy: (userId: string) => `USER#${userId}#SAVED_BY`,
  viewedBy: (userId: string) => `USER#${userId}#VIEWED_BY`,
  /** gsi1: by save time. */
  savedProfessionals: (viewerId: string) => `USER#${viewerId}#SAVED_PEOPLE`,
} as const;
