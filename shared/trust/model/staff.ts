import * as z from 'zod';
import { limits } from '../../limits';
import { TeamRole, UserType } from '../../core/model/enumerations';
import {
  CaseId,
  Email,
  idOf,
  Instant,
  OrganizationId,
  prose,
  TicketId,
  UserId,
  Version,
} from '../../core/model/fields';
import { staffRoles } from './staff-vocabulary';
import { viewCauseKinds, viewedAreas } from './view-vocabulary';

export const StaffRoleName = z.enum(staffRoles);

/** Staff have at least one role. */
const Roles = z.array(StaffRoleName).min(1).max(staffRoles.length);
const Reason = prose(limits.reasonLength);

/** Stored roles of a staff member. */
export const StaffStanding = z.object({ roles: Roles, version: Version });
export type StaffStanding = z.infer<typeof StaffStanding>;

export const StaffMember = StaffStanding.extend({
  userId: UserId,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  twoFactorEnabled: z.boolean(),
  addedAt: Instant,
  updatedAt: Instant,
  /** Reason for the last change. */
  reason: z.string(),
});
export type StaffMember = z.infer<typeof StaffMember>;

export const NewStaffMember = z.strictObject({ email: Email, roles: Roles, reason: Reason });
export type NewStaffMember = z.infer<typeof NewStaffMember>;

export const StaffChange = z.strictObject({ roles: Roles, reason: Reason, version: Version });
export type StaffChange = z.infer<typeof StaffChange>;

export const StaffRemoval = z.strictObject({ reason: Reason, version: Version });
export type StaffRemoval = z.infer<typeof StaffRemoval>;

/** Staff queues, in the order of the console. */
export const staffQueues = ['tickets', 'reports', 'shift_cases', 'credentials', 'organizations', 'exclusions'] as const;

export const QueueState = z.object({
  queue: z.enum(staffQueues),
  /** Number of waiting cases, at most `limits.queueCounted`. */
  waiting: z.int(),
  /** Time of the oldest case in queues without a promised time. */
  oldestAt: Instant.nullable(),
  dueAt: Instant.nullable(),
});
export type QueueState = z.infer<typeof QueueState>;

/** Queues with a promised time per case that one decision ends. */
export const clockedQueues = ['credentials', 'organizations', 'reports'] as const;
export type ClockedQueue = (typeof clockedQueues)[number];

/** Decisions of the last `limits.attainmentDays`; `inTime` is null below the minimum sample. */
export const QueueAttainment = z.object({
  queue: z.enum(clockedQueues),
  decided: z.int().nonnegative(),
  inTime: z.number().min(0).max(1).nullable(),
});
export type QueueAttainment = z.infer<typeof QueueAttainment>;

export const FoundPerson = z.object({
  userId: UserId,
  name: z.string(),
  email: z.string(),
  userType: UserType,
  createdAt: Instant,
});
export type FoundPerson = z.infer<typeof FoundPerson>;

export const FoundOrganization = z.object({ organizationId: OrganizationId, name: z.string() });
export type FoundOrganization = z.infer<typeof FoundOrganization>;

/** Never includes DEA number, birth date, gender, or documents. */
export const StaffPerson = z.object({
  userId: UserId,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  userType: UserType,
  language: z.string(),
  createdAt: Instant,
  emailVerifiedAt: Instant.nullable(),
  twoFactorEnabled: z.boolean(),
  lastActiveAt: Instant.nullable(),
  staffRoles: z.array(StaffRoleName),
  membership: z
    .object({ organizationId: OrganizationId, organization: z.string(), role: TeamRole, joinedAt: Instant })
    .nullable(),
  profile: z
    .object({ title: z.string(), location: z.string(), completion: z.int(), suspended: z.boolean() })
    .nullable(),
});
export type StaffPerson = z.infer<typeof StaffPerson>;

export const StaffOrganization = z.object({
  organizationId: OrganizationId,
  name: z.string(),
  website: z.string(),
  city: z.string(),
  createdAt: Instant,
  completion: z.int(),
  jobs: z.int(),
  team: z.array(z.object({ userId: UserId, name: z.string(), email: z.string(), role: TeamRole, joinedAt: Instant })),
});
export type StaffOrganization = z.infer<typeof StaffOrganization>;

export const timelineKinds = [
  'application',
  'interview',
  'offer',
  'placement',
  'credential',
  'job',
  'ticket',
  'report',
  'viewed',
] as const;
export type TimelineKind = (typeof timelineKinds)[number];

/** `at` of an interview is its end. `state` is a status of the entry's kind. */
export const TimelineEntry = z.object({
  id: z.string(),
  kind: z.enum(timelineKinds),
  at: Instant,
  state: z.string(),
  /** Title of the job, name of the credential, or code of the certification. */
  about: z.string(),
});
export type TimelineEntry = z.infer<typeof TimelineEntry>;

export const ViewGrantId = idOf('vwg');

/** An open ticket of the person, or an open report case about the person. */
export const ViewCauseId = z.union([TicketId, CaseId]);
export type ViewCauseId = z.infer<typeof ViewCauseId>;

export const ViewCause = z.object({
  causeId: ViewCauseId,
  kind: z.enum(viewCauseKinds),
  number: z.string(),
  /** Subject of the ticket, or name of the reported content. */
  about: z.string(),
});
export type ViewCause = z.infer<typeof ViewCause>;

export const ViewAsRequest = z.strictObject({ reason: Reason, causeId: ViewCauseId });
export type ViewAsRequest = z.infer<typeof ViewAsRequest>;

export const ViewGrant = z.object({
  grantId: ViewGrantId,
  userId: UserId,
  name: z.string(),
  reason: z.string(),
  /** Number of the ticket or case. */
  ticket: z.string(),
  startedAt: Instant,
  expiresAt: Instant,
});
export type ViewGrant = z.infer<typeof ViewGrant>;

/** What the person sees later about a view of their account. */
export const AccountView = ViewGrant.pick({ grantId: true, reason: true, ticket: true, startedAt: true }).extend({
  endedAt: Instant,
  /** Roles of the staff member, whose name stays private. */
  roles: z.array(StaffRoleName),
  areas: z.array(z.enum(viewedAreas)),
});
export type AccountView = z.infer<typeof AccountView>;
