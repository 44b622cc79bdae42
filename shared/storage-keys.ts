/** All that the site keeps in browsers: keys of web storage or how they start, and a database. On the cookie page, too. */
export const storageKeys = {
  session: 'CognitoIdentityServiceProvider.',
  language: 'language',
  colorScheme: 'color-scheme',
  drafts: 'wardline.draft.',
  notes: 'applicants.note.',
  jobScope: 'wardline.search.all.',
  candidatesView: 'wardline.candidates.view',
  shortcuts: 'wardline.shortcuts',
  outbox: 'wardline-outbox',
  /** This one and the next but one are in push-worker.js, too. */
  shell: 'wardline-shell',
  agenda: 'wardline-agenda',
  attendance: 'wardline-attendance',
  /** Apart, because it stays when someone signs out. */
  clockKey: 'wardline-clock-key',
  /** Of a screen at a unit. */
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
  /** Of staff. */
  viewAs: 'wardline.view-as',
} as const;
export type StorageKey = keyof typeof storageKeys;
