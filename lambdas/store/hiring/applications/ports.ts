import type { MatchedProfile } from '@shared/hiring/rules/match/match-subject-of';
import type { ApplicationStep, CandidateHistory } from '@shared/hiring/model/application';
import type { ReceiptSubject } from '@shared/money/model/receipt';
import type { Membership } from '@shared/accounts/model/account';
import type { SpokenLanguage } from '@shared/people/model/profile/spoken-languages';
import type { CandidateSummary, StoredProfile } from '@shared/people/model/professional';
import type { DueStep } from '@shared/hiring/rules/answer-clock';
import type { ClosingReason } from '@shared/hiring/model/answer-vocabulary';
import type { PromisedAnswer } from '@shared/hiring/model/answer';
import type { AnswerDayItem } from './answers/answer-day-item';
import type { HeldMove } from './held-move-item';
import type { Undo } from './undone-move';
import type { ApplicationMove } from './application-writes';
import type { ResumeSources } from '../../people/resumes/resume-source';
import type { ApplicationContent, ApplicationItem } from './application-item';
import type { JobItem } from '../jobs/job-item';
import type { ResumeItem } from '../../people/profiles/resume-item';
import type { Page } from '../../../platform/table/page';

export type Contact = CandidateHistory & {
  email: string;
  phone: string;
  photo_url: string | null;
  bio: string;
  skills: string[];
  languages: SpokenLanguage[];
};

/** `by`, `authorId` and `mentions` are user IDs; `version` is the application's. */
export type StoredStep = Required<ApplicationStep> & { version: number };

export type StoredNote = { noteId: string; text: string; mentions: string[]; authorId: string; at: string };

export type WholeApplication = {
  application: ApplicationItem;
  content: ApplicationContent;
  timeline: StoredStep[];
  notes: StoredNote[];
};

export type Submission = {
  application: ApplicationItem;
  content: ApplicationContent;
  job: JobItem;
  previous: ApplicationItem | null;
  today: string;
  /** Receipts for what the organization can open from now on. */
  shares: readonly ReceiptSubject[];
  /** For limited plans: counts in this month, QUOTA_REACHED beyond the maximum. */
  counted: { at: Date; max: number | null } | null;
};

export type ApplicationRepository = {
  job(jobId: string): Promise<JobItem | null>;
  isResponsible(userId: string, jobId: string): Promise<boolean>;
  latest(jobId: string, userId: string): Promise<ApplicationItem | null>;
  /** ALREADY_APPLIED unless only `previous` exists; ConcurrentModificationError if the job changed or closed. */
  submit(submission: Submission): Promise<void>;
  get(applicationId: string): Promise<WholeApplication | null>;
  /** ConcurrentModificationError if moved in the meantime; OFFER_OPEN when moving back from an open offer. */
  move(application: ApplicationItem, move: ApplicationMove): Promise<void>;
  rate(applicationId: string, rating: number | null): Promise<void>;
  /** LIMIT_REACHED at the maximum number of notes. */
  addNote(application: ApplicationItem, note: StoredNote): Promise<void>;
  removeNote(applicationId: string, noteId: string, authorId: string): Promise<boolean>;
};

export type DueMoveCursor = Record<string, unknown>;

/** Unannounced moves. Undo and announcement throw ConcurrentModificationError if the other came first. */
export type HeldMoves = {
  get(applicationId: string): Promise<HeldMove | null>;
  application(applicationId: string): Promise<ApplicationItem | null>;
  due(now: Date, after: DueMoveCursor | null): Promise<{ applicationIds: string[]; next: DueMoveCursor | null }>;
  undo(application: ApplicationItem, held: HeldMove, undo: Undo): Promise<void>;
  /** Makes the move visible; ending an application also ends its offer and upcoming interviews. */
  announce(application: ApplicationItem, held: HeldMove, now: Date): Promise<void>;
};

/** Promised answers of a job, by day. */
export type AnswerDays = {
  /** Reads today's record and later ones. */
  ofJob(jobId: string, today: string): Promise<AnswerDayItem[]>;
  /** Past days of an organization with waiting candidates, oldest first. */
  missed(organizationId: string): Promise<AnswerDayItem[]>;
};

export type PromiseWrites = {
  /** ConcurrentModificationError if the promise changed, or the candidate was notified of a move. */
  change(application: ApplicationItem, after: PromisedAnswer): Promise<void>;
  /** Answered by a message, or by interview times to choose from. Does nothing if none is awaited. */
  answered(applicationId: string, at: string): Promise<void>;
  /** Newest applications of a candidate to an organization that wait for an answer. */
  waitingOf(candidate: { userId: string; organizationId: string }): Promise<ApplicationItem[]>;
};

type AnswerDayKey = { jobId: string; on: string };

export type AnswerClocks = {
  due(
    at: { now: Date; shard: string },
    after: DueMoveCursor | null,
  ): Promise<{ due: AnswerDayKey[]; next: DueMoveCursor | null }>;
  get(key: AnswerDayKey): Promise<AnswerDayItem | null>;
  /** ConcurrentModificationError if another run was first. */
  advance(day: AnswerDayItem, change: { reached: AnswerDayItem['reached']; next: DueStep | null }): Promise<void>;
  /** Applications of a day without an answer; `decided`: the candidate is notified of a move within a minute. */
  waiting(key: AnswerDayKey): AsyncGenerator<{ application: ApplicationItem; decided: boolean }>;
};

export type ApplicationLists = {
  ofProfessional(userId: string, cursor?: string): Promise<Page<ApplicationItem>>;
  /** Jobs of applications that weren't withdrawn, the newest `limits.appliedJobs`. */
  appliedJobIds(userId: string): Promise<string[]>;
  ofOrganization(organizationId: string, cursor?: string, pageSize?: number): Promise<Page<ApplicationItem>>;
  ofJob(jobId: string, cursor?: string, pageSize?: number): Promise<Page<ApplicationItem>>;
  /** Across a member's newest jobs, excluding those of a former team. */
  ofMember(member: { userId: string; organizationId: string }, cursor?: string): Promise<Page<ApplicationItem>>;
  /** Consistent read; missing IDs are omitted. */
  byId(applicationIds: readonly string[]): Promise<Map<string, ApplicationItem>>;
  contents(applicationIds: readonly string[]): Promise<Map<string, ApplicationContent>>;
};

export type Candidate = {
  summary: CandidateSummary;
  profile: MatchedProfile;
  resume: ResumeItem | null;
};

export type Candidates = ResumeSources & {
  candidate(userId: string): Promise<Candidate | null>;
  contact(userId: string): Promise<Contact>;
  contacts(userIds: readonly string[]): Promise<Map<string, Pick<Contact, 'email' | 'phone'>>>;
};

export type Members = {
  find(userIds: readonly string[]): Promise<Membership[]>;
};

export type EventApplication = {
  jobTitle: string;
  organization: string;
  candidateName: string;
  answer: PromisedAnswer | null;
};

/** `because` names a cause that another event already reports. */
export type EventStep = { reason: string; by: string; because: string | null; closing: ClosingReason | null };

export type ApplicationReader = {
  application(applicationId: string): Promise<EventApplication | null>;
  applicationStep(applicationId: string, status: string): Promise<EventStep | null>;
};

export type ResumeCandidates = ResumeSources & {
  profile(userId: string): Promise<StoredProfile | null>;
  hasApplied(organizationId: string, userId: string): Promise<boolean>;
};

export type Applicants = {
  profile(userId: string): Promise<MatchedProfile | null>;
  appliedTo(userId: string, jobIds: readonly string[]): Promise<ReadonlySet<string>>;
  applicantsAmong(jobId: string, userIds: readonly string[]): Promise<ReadonlySet<string>>;
};

export type OwnApplications = {
  /** IDs of applications that the professional can still withdraw. */
  open(userId: string): Promise<string[]>;
  /** Also ends the open offer and the interviews. No effect unless open; ConcurrentModificationError if it moved. */
  withdraw(applicationId: string, now: Date): Promise<void>;
};
