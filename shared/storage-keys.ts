/** Everything the site stores in browsers: keys or key prefixes of web storage, and a database. On the cookie page, too. */
export const storageKeys = {
  session: 'CognitoIdentityServiceProvider.',
  language: 'language',
  colorScheme: 'color-scheme',
  drafts: 'wardline.draft.',
  notes: 'applicants.note.',
  jobScope: 'wardline.search.all.',
  candidatesView: 'wardline.candidates.view',
  candidatesColumns: 'wardline.candidates.columns',
  shortcuts: 'wardline.shortcuts',
  outbox: 'wardline-outbox',
  /** This key and the one after the next are in push-worker.js, too. */
  shell: 'wardline-shell',
  agenda: 'wardline-agenda',
  attendance: 'wardline-attendance',
  /** Separate, because it is kept after signing out. */
  clockKey: 'wardline-clock-key',
  /** Key of a unit's kiosk screen. */
  kiosk: 'wardline.kiosk',
  shiftDayScheme: 'wardline.shift-day.scheme',
  shared: 'wardline-shared',
  device: 'wardline.device',
  cooldown: 'cooldown:',
  providerSignIn: 'wardline.provider-attempt',
  referral: 'wardline.referral',
  jobForSearch: 'wardline.search.job.',
  jobToSave: 'wardline.job-to-save',
  zoneAsked: 'wardline.zone-asked',
  announcementsRead: 'wardline.announcements-read',
  /** Key for staff. */
  viewAs: 'wardline.view-as',
} as const;
export type StorageKey = keyof typeof storageKeys;
