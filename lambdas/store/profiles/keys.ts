export const profileKeys = {
  profile: (userId: string) => ({ pk: `USER#${userId}`, sk: 'PROFILE' }),
  /** Birth date, gender, address, DEA number: read by their owner's own operations only. */
  privateDetails: (userId: string) => ({ pk: `USER#${userId}`, sk: 'PRIVATE' }),
  portfolioItem: (userId: string, portfolioItemId: string) => ({ pk: `USER#${userId}#PORTFOLIO`, sk: portfolioItemId }),
  portfolioCount: (userId: string) => ({ pk: `USER#${userId}#PORTFOLIO`, sk: 'COUNT' }),
  /** A day on which this viewer looked; exists once. */
  profileView: (userId: string, viewerId: string, day: string) => ({
    pk: `USER#${userId}#VIEWS`,
    sk: `VIEW#${day}#${viewerId}`,
  }),
  profileViewDay: (userId: string, day: string) => ({ pk: `USER#${userId}#VIEWS`, sk: `DAY#${day}` }),
  profileViewTotal: (userId: string) => ({ pk: `USER#${userId}#VIEWS`, sk: 'TOTAL' }),
  viewedProfessional: (viewerId: string, userId: string) => ({ pk: `USER#${viewerId}#VIEWED`, sk: userId }),
  savedProfessional: (viewerId: string, userId: string) => ({ pk: `USER#${viewerId}#SAVED_PEOPLE`, sk: userId }),
  savedProfessionalCount: (viewerId: string) => ({ pk: `USER#${viewerId}#SAVED_PEOPLE`, sk: 'COUNT' }),
} as const;

/** Partitions that lists read, and the index that has them. */
export const profileIndexes = {
  /** gsi3: every profile, spread over the partitions of `shards` by the last character of its owner's id; the search index is rebuilt from it. */
  profiles: (profileShard: string) => `PROFILES#${profileShard}`,
  /** table */
  portfolio: (userId: string) => `USER#${userId}#PORTFOLIO`,
  /** table: begins_with DAY# */
  profileViews: (userId: string) => `USER#${userId}#VIEWS`,
  /** gsi1: by when they were viewed last. */
  viewedProfessionals: (viewerId: string) => `USER#${viewerId}#VIEWED`,
  /** gsi1: by when they were saved. */
  savedProfessionals: (viewerId: string) => `USER#${viewerId}#SAVED_PEOPLE`,
} as const;
