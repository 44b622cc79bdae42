import type { BillingAccount } from '../store/money/billing/billing-account';
import type { DomainEvent } from '@shared/core/model/event';
import type { ExclusionHold } from '@shared/trust/model/exclusion';
import type { TeamRole, UserType } from '@shared/core/model/enumerations';
import type { Profession } from '@shared/people/model/healthcare-vocabulary';
import type { OrganizationStatus } from '@shared/organizations/model/organization-verification';
import type { VerificationStatus, VerificationStep } from '@shared/people/model/verification';
import type { JobCard } from '@shared/hiring/model/job';
import type { ProfessionalCard } from '@shared/people/model/professional-view';
import type { Label } from '@shared/text/catalog';
import type { Language } from '@shared/text/language';
import type { InterviewReader } from '../store/hiring/interviews/ports';
import type { ApplicationReader } from '../store/hiring/applications/ports';
import type { MessageReader } from '../store/messages/conversations/ports';
import type { JobInvitationReader } from '../store/hiring/job-invitations/ports';
import type { HiringReader } from '../store/hiring/offers/ports';
import type { BookingReader } from '../store/work/shifts/ports';
import type { ReferenceItem } from '../store/people/references/reference-item';
import type { ReferenceKey } from '../store/people/references/reference-token';
import type { ModerationReader } from '../store/trust/reports/event-case';
import type { ShiftCaseReader } from '../store/trust/shift-cases/event-case';
import type { InvitedColleague } from '../store/people/referrals/ports';
import type { ClosingItem } from '../store/organizations/organization-closings/closing-item';
import type { TicketReader } from '../store/trust/tickets/ports';
import type { ProviderRef } from '../store/connect/integrations/ports';
import type { Webhooks } from '../store/connect/webhooks/ports';

/**
 * `id` is unique within the event and stable across deliveries. `subject`: the object that the effect updates from
 * stored state, not from the event. Such effects can run again or concurrently, so runs aren't recorded, and one serves
 * all events of a batch.
 */
export type Effect = { id: string; subject?: string; run: () => Promise<void> };

export type Reaction = (event: DomainEvent) => Promise<Effect[]>;

/** `team`: responsible members of the organization, or its administrators if none remain. */
export type EventJob = { title: string; team: readonly string[] };

export type EventAccount = {
  email: string;
  firstName: string;
  lastName: string;
  userType: UserType;
  language: Language;
};

export type EventInvitation = {
  email: string;
  organizationId: string;
  role: TeamRole;
  invitedBy: string;
  /** Profession of own staff. */
  staff?: { profession: Profession } | undefined;
};

/** `cause` and `note` were given with the current status. */
export type EventCredential = {
  label: string | Label;
  status: VerificationStatus;
  expiryDate: string | null;
} & Pick<VerificationStep, 'cause' | 'note' | 'deactivatedOn'>;

/** Jobs, or professionals as the owner's team may see them now. */
export type EventDelivery = {
  name: string;
  search: Record<string, string>;
  jobs: JobCard[];
  professionals: ProfessionalCard[];
  more: boolean;
};

/** Resolves IDs in events. Null if deleted. */
export type EventReader = MessageReader &
  HiringReader &
  ApplicationReader &
  JobInvitationReader &
  ModerationReader &
  ShiftCaseReader &
  InterviewReader &
  BookingReader & {
    job(jobId: string): Promise<EventJob | null>;
    account(userId: string): Promise<EventAccount | null>;
    invitation(invitationId: string): Promise<EventInvitation | null>;
    organizationName(organizationId: string): Promise<string>;
    reference(key: ReferenceKey): Promise<ReferenceItem | null>;
    /** Null if the address has an account or opted out. */
    referralInvitation(invitationId: string): Promise<InvitedColleague | null>;
    exclusionHold(userId: string): Promise<ExclusionHold>;
    credential(credential: { userId: string; credentialId: string }): Promise<EventCredential | null>;
    ticket: TicketReader['get'];
    ticketPost: TicketReader['post'];
    admins(organizationId: string): Promise<string[]>;
    /** The latest closing. */
    organizationClosing(organizationId: string): Promise<ClosingItem | null>;
    /** Weeks of hours that the organization has neither approved nor paid; `more`: whether there are uncounted ones. */
    unsettledWeeks(organizationId: string): Promise<{ count: number; more: boolean }>;
    /** Billing account of an organization or a professional. */
    billing(ownerId: string): Promise<BillingAccount>;
    webhook: Webhooks['get'];
    /** Time since which the provider refuses our access, or null. */
    stoppedAt(ref: ProviderRef): Promise<string | null>;
    organizationStanding(organizationId: string): Promise<{ status: OrganizationStatus; note: string } | null>;
    /** Null if the alert is paused or deleted. Only jobs that still accept applications. */
    delivery(delivery: { deliveryId: string; userId: string; jobAlertId: string }): Promise<EventDelivery | null>;
  };
