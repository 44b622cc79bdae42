export const accountKeys = {
  account: (userId: string) => ({ pk: `USER#${userId}`, sk: 'ACCOUNT' }),
  passkey: (userId: string, passkeyId: string) => ({ pk: `USER#${userId}`, sk: `PASSKEY#${passkeyId}` }),
  signInProvider: (userId: string, provider: string) => ({ pk: `USER#${userId}`, sk: `PROVIDER#${provider}` }),
  device: (userId: string, deviceId: string) => ({ pk: `USER#${userId}`, sk: `DEVICE#${deviceId}` }),
  /** Kept until tokens of the ended sessions can no longer be renewed. */
  sessions: (userId: string) => ({ pk: `USER#${userId}`, sk: 'SESSIONS' }),
  /** One per accepted version, kept with the account. */
  legalAcceptance: (userId: string, document: string, version: number) => ({
    pk: `USER#${userId}`,
    sk: `ACCEPTED#${document}#${String(version).padStart(4, '0')}`,
  }),
  recoveryCodes: (userId: string) => ({ pk: `USER#${userId}`, sk: 'RECOVERY_CODES' }),
  /** New address until it is confirmed. */
  pendingEmail: (userId: string) => ({ pk: `USER#${userId}`, sk: 'PENDING_EMAIL' }),
  emailOwner: (emailHash: string) => ({ pk: `EMAIL#${emailHash}`, sk: 'EMAIL' }),
  /** Blocks mail to an erased person's address until it has an account again. */
  mailSuppression: (emailHash: string) => ({ pk: `EMAIL#${emailHash}`, sk: 'SUPPRESSED' }),
  otp: (type: string, emailHash: string) => ({ pk: `OTP#${type}#${emailHash}`, sk: 'OTP' }),
  emailLink: (tokenHash: string) => ({ pk: `EMAIL_LINK#${tokenHash}`, sk: 'EMAIL_LINK' }),
  resetToken: (tokenHash: string) => ({ pk: `RESET_TOKEN#${tokenHash}`, sk: 'RESET_TOKEN' }),
} as const;
