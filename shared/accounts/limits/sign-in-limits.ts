/** Limits of passwords, codes, links, and second factors. */
export const signInLimits = {
  passwordMin: 6,
  passwordMax: 256,
  otpLength: 6,
  otpMinutes: 10,
  otpAttempts: 5,
  otpCooldownSeconds: 60,
  /** Codes that one IP address can request for one email, so it can't use up other people's codes. */
  otpPerCallerAndAddressPerDay: 20,
  /** Codes for one email from all callers. Beyond this limit, links are sent, which can't be guessed. */
  otpPerAddressPerDay: 100,
  otpPerIpPerDay: 100,
  registrationsPerIpPerDay: 50,
  resetTokenMinutes: 15,
  emailLinkHours: 24,
  /** Browsers of one account; the least recently used one is dropped first. */
  devices: 30,
  deviceSignIns: 10,
  /** Minutes between two writes of "last used". */
  deviceSeenMinutes: 60,
  regionLength: 60,
  passkeys: 20,
  passkeyNameLength: 60,
  passkeyChallengeLength: 300,
  /** Minutes to answer the browser's dialog. */
  passkeyMinutes: 5,
  recoveryCodes: 10,
  /** From this number down, the page suggests new codes. */
  recoveryCodesFew: 2,
  /** Failed recoveries of one address from one network. */
  mfaRecoveriesPerCallerAndAddressPerDay: 10,
  /** Checks of a signed-in account's current password. */
  passwordChecksPerAccountPerDay: 30,
  /**
   * After five wrong passwords from anyone, Cognito rejects the user for up to this long. Nothing ends the lockout sooner.
   * https://docs.aws.amazon.com/cognito/latest/developerguide/authentication.html#authentication-flow-lockout-behavior
   */
  passwordLockMinutes: 15,
  emailChangesPerAccountPerDay: 10,
  /** Wrong links, codes, and tokens from one network. Valid ones don't count, because a hospital shares an address. */
  secretsPerIpPerDay: 300,
} as const;
