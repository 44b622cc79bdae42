import type { DomainEvent } from '@shared/model/event';
import type { TeamRole, UserType } from '@shared/model/enumerations';
import type { VerificationStatus } from '@shared/model/verification';
import type { JobCard } from '@shared/model/job';
import type { InterviewReader } from '../store/interviews/ports';
import type { ApplicationReader } from '../store/applications/ports';
import type { MessageReader } from '../store/conversations/ports';
import type { HiringReader } from '../store/offers/ports';

/** One thing to do about an event. `id` is unique within the event and the same at every delivery. */
export type Effect = { id: string; run: () => Promise<void> };

export type Reaction = (event: DomainEvent) => Promise<Effect[]>;

/** `team`: who looks after the posting and belongs to its organisation; its administrators when nobody of those is left. */
export type EventJob = { title: string; team: readonly string[] };

export type EventAccount = { email: string; firstName: string; lastName: string; userType: UserType };

export type EventInvitation = { email: string; organizationId: string; role: TeamRole };

/** A credential as its case has it now. `note`: what was said when it came into this status. */
export type EventCredential = { label: string; status: VerificationStatus; expiryDate: string | null; note: string };

/** What an alert found, its name and its search as they are now. */
export type EventDelivery = { name: string; search: Record<string, string>; jobs: JobCard[]; more: boolean };

/** Reads what events only name by id. Null when it is gone. */
export type EventReader = MessageReader &
  HiringReader &
  ApplicationReader &
  InterviewReader & {
    job(jobId: string): Promise<EventJob | null>;
    account(userId: string): Promise<EventAccount | null>;
    invitation(invitationId: string): Promise<EventInvitation | null>;
    organizationName(organizationId: string): Promise<string>;
    credential(credential: { userId: string; credentialId: string }): Promise<EventCredential | null>;
    /** Administrators of the organisation. */
    admins(organizationId: string): Promise<string[]>;
    /** Null when the alert is paused or gone by now. Only jobs that still take applications. */
    delivery(delivery: { deliveryId: string; userId: string; jobAlertId: string }): Promise<EventDelivery | null>;
  };
