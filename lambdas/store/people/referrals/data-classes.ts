import type { AttributeClasses } from '../../attribute-classes';

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
    createdAt: 'operational',
    email: 'contact',
    emailHash: 'operational',
    invitationId: 'operational',
    userId: 'operational',
  },
  ReferralAddress: {
    invitedAt: 'operational',
    stoppedAt: 'operational',
  },
} as const satisfies Record<string, AttributeClasses>;
