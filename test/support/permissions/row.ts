import type { Role } from '@shared/domain/permissions';
import type { Person } from '../people';

/**
 * Whose record a call names: the caller's own (for a member one that they posted), a colleague's (posted by the admin,
 * assigned to nobody; an application of somebody else), or one of another organisation and person.
 */
export const targets = ['own', 'colleague', 'foreign'] as const;
export type Target = (typeof targets)[number];
export type RecordIds = {
  jobId: string;
  applicationId: string;
  notificationId: string;
  jobAlertId: string;
  /** The administrator of the own or of the other organisation. */
  memberId: string;
  invitationId: string;
  portfolioItemId: string;
  scheduleItemId: string;
  taskId: string;
  /** A professional who applied to the own organisation, or to none of its postings. */
  candidateId: string;
  /** With a message that the other side sent. */
  conversationId: string;
  messageId: string;
  /** Accepted, with a placement of which a week is handed in. */
  offerId: string;
  placementId: string;
  /** Proposed by an administrator. */
  interviewId: string;
};
export type Records = Record<Target, RecordIds>;
export type People = Record<Role, Person | null>;
export type World = { people: People; leavers: People; records: Record<Role, Records>; assigneeId: string };

/** `ok` is let through: whatever is then answered is not about who asks. */
export type Outcome = 'ok' | 401 | 403 | 404;
export type Outcomes = [
  anonymous: Outcome,
  professional: Outcome,
  member: Outcome,
  manager: Outcome,
  admin: Outcome,
  support: Outcome,
];
export type Call = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown };
export type Row = {
  /** Written so that it changes nothing that another row needs: stale versions, repeats, wrong passwords. */
  call?: (record: Records[Target], world: World) => Call;
  /** Called by a team that nothing else needs. */
  as?: 'people' | 'leavers';
  /** For an operation without a record there is only `own`. */
  own: Outcomes;
  colleague?: Outcomes;
  foreign?: Outcomes;
};

export const everybody: Outcomes = ['ok', 'ok', 'ok', 'ok', 'ok', 'ok'];
export const signedIn: Outcomes = [401, 'ok', 'ok', 'ok', 'ok', 'ok'];
export const professionals: Outcomes = [401, 'ok', 403, 403, 403, 403];
export const team: Outcomes = [401, 403, 'ok', 'ok', 'ok', 403];
export const managers: Outcomes = [401, 403, 403, 'ok', 'ok', 403];
export const admins: Outcomes = [401, 403, 403, 403, 'ok', 403];

/** A version that nobody has seen. */
export const stale = 999_999;

export const job = ({ jobId }: RecordIds): Call => ({ params: { jobId } });
export const application = ({ applicationId }: RecordIds): Call => ({ params: { applicationId } });
export const candidate = ({ candidateId }: RecordIds): Call => ({ params: { userId: candidateId } });

export const teamRecord = {
  own: team,
  colleague: [401, 403, 404, 'ok', 'ok', 403],
  foreign: [401, 403, 404, 404, 404, 403],
} satisfies Omit<Row, 'call'>;
export const managerRecord = {
  own: managers,
  colleague: managers,
  foreign: [401, 403, 403, 404, 404, 403],
} satisfies Omit<Row, 'call'>;

/** Of one's own: nobody else has a way to it. */
export const ownItem = { own: professionals, foreign: [401, 404, 403, 403, 403, 403] } satisfies Omit<Row, 'call'>;
