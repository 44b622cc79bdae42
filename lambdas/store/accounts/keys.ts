export const accountKeys = {
  account: (userId: string) => ({ pk: `USER#${userId}`, sk: 'ACCOUNT' }),
  /** Exists for a day after the sessions of somebody were ended. */
  sessions: (userId: string) => ({ pk: `USER#${userId}`, sk: 'SESSIONS' }),
  recoveryCodes: (userId: string) => ({ pk: `USER#${userId}`, sk: 'RECOVERY_CODES' }),
  emailOwner: (emailHash: string) => ({ pk: `EMAIL#${emailHash}`, sk: 'EMAIL' }),
  otp: (type: string, emailHash: string) => ({ pk: `OTP#${type}#${emailHash}`, sk: 'OTP' }),
  emailLink: (tokenHash: string) => ({ pk: `EMAIL_LINK#${tokenHash}`, sk: 'EMAIL_LINK' }),
  resetToken: (tokenHash: string) => ({ pk: `RESET_TOKEN#${tokenHash}`, sk: 'RESET_TOKEN' }),
} as const;
