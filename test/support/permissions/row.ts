import type { Role } from '@shared/organizations/rules/permissions';
import type { Person } from '../people';

/** `own`: for members, a job they posted; `colleague`: posted by the admin, unassigned, or another applicant's. */
export const targets = ['own', 'colleague', 'foreign'] as const;
export type Target = (typeof targets)[number];
export type RecordIds = {
  jobId: string;
  applicationId: string;
  notificationId: string;
  jobAlertId: string;
  memberId: string;
  invitationId: string;
  portfolioItemId: string;
  scheduleItemId: string;
  taskId: string;
  candidateId: string;
  conversationId: string;
  messageId: string;
  offerId: string;
  placementId: string;
  interviewId: string;
};
export type Records = Record<Target, RecordIds>;
export type People = Record<Role, Person | null>;
export type World = { people: People; leavers: People; records: Record<Role, Records>; assigneeId: string };

/** `ok`: authorized, whatever the response. */
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
  /** The call; it must not affect other rows: stale versions, repeats, wrong passwords. */
  call?: (record: Records[Target], world: World) => Call;
  /** Uses a separate team. */
  as?: 'people' | 'leavers';
  /** Operations without a record have only `own`. */
  own: Outcomes;
  colleague?: Outcomes;
  foreign?: Outcomes;
  /** Outcomes of API keys with the scope, by record owner. */
  keys?: { own: Outcome; foreign?: Outcome };
};

/** Refused to all people. */
export const keysOnly: Outcomes = [401, 401, 401, 401, 401, 401];
export const everybody: Outcomes = ['ok', 'ok', 'ok', 'ok', 'ok', 'ok'];
export const signedIn: Outcomes = [401, 'ok', 'ok', 'ok', 'ok', 'ok'];
export const professionals: Outcomes = [401, 'ok', 403, 403, 403, 403];
export const team: Outcomes = [401, 403, 'ok', 'ok', 'ok', 403];
export const managers: Outcomes = [401, 403, 403, 'ok', 'ok', 403];
export const admins: Outcomes = [401, 403, 403, 403, 'ok', 403];

/** A version that does not exist. */
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

export const ownItem = { own: professionals, foreign: [401, 404, 403, 403, 403, 403] } satisfies Omit<Row, 'call'>;
