export const referralKeys = {
  referralLink: (userId: string) => ({ pk: `USER#${userId}#REFERRALS`, sk: 'LINK' }),
  referralCode: (codeHash: string) => ({ pk: `REFERRAL_CODE#${codeHash}`, sk: 'CODE' }),
  referralInvitation: (invitationId: string) => ({ pk: `REFERRAL_INVITATION#${invitationId}`, sk: 'INVITATION' }),
  referralAddress: (emailHash: string) => ({ pk: `REFERRAL_ADDRESS#${emailHash}`, sk: 'ADDRESS' }),
} as const;
