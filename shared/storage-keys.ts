/** All that the site keeps in browsers: keys of web storage or how they start, and a database. On the cookie page, too. */
export const storageKeys = {
  session: 'CognitoIdentityServiceProvider.',
  language: 'language',
  colorScheme: 'color-scheme',
  drafts: 'wardline.draft.',
  notes: 'applicants.note.',
  jobScope: 'wardline.search.all.',
  outbox: 'wardline-outbox',
  cooldown: 'cooldown:',
  providerSignIn: 'wardline.provider-attempt',
  referral: 'wardline.referral',
} as const;
export type StorageKey = keyof typeof storageKeys;
