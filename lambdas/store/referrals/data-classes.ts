import type { AttributeClasses } from '../attribute-classes';

export const referralsClasses = {
  ReferralLink: {
    generation: 'operational',
    joined: 'operational',
    userId: 'operational',
  },
  ReferralCode: {
    userId: 'operational',
  },
  ReferralInvitation: {
    email: 'contact',
    emailHash: 'operational',
    userId: 'operational',
  },
  ReferralAddress: {
    invitedAt: 'operational',
    stoppedAt: 'operational',
  },
} as const satisfies Record<string, AttributeClasses>;
