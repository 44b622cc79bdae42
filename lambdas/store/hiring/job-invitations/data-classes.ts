import type { JobInvitationItem } from './ports';
import { counters, type AttributeClasses, type ClassesOf } from '../../attribute-classes';

export const jobInvitationsClasses = {
  JobInvitation: {
    declinedAt: 'operational',
    invitedAt: 'operational',
    invitedBy: 'operational',
    jobId: 'operational',
    message: 'content',
    organizationId: 'operational',
    reason: 'content',
    userId: 'operational',
  } satisfies ClassesOf<JobInvitationItem>,
  JobInvitationCount: counters,
} as const satisfies Record<string, AttributeClasses>;
