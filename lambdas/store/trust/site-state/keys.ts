const pk = 'SITE';

export const siteStateKeys = {
  announcement: (announcementId: string) => ({ pk, sk: `ANNOUNCEMENT#${announcementId}` }),
  newsMail: () => ({ pk, sk: 'NEWS_MAIL' }),
  featureSwitch: (name: string) => ({ pk, sk: `SWITCH#${name}` }),
} as const;

export const siteStateIndexes = {
  /** table: switches, then announcements, newest first. */
  siteState: pk,
} as const;
