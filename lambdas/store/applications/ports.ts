import type { MatchedProfile } from '@shared/domain/match';
import type { ApplicationStep } from '@shared/model/application';
import type { Membership } from '@shared/model/account';
import type { CandidateSummary, StoredProfile } from '@shared/model/professional';
import type { HeldMove } from './held-move-item';
import type { Undo } from './undone-move';
import type { ApplicationMove } from './application-writes';
import type { ResumeSources } from '../resumes/resume-source';
import type { ApplicationContent, ApplicationItem } from './application-item';
import type { JobItem } from '../jobs/job-item';
import type { ResumeItem } from '../profiles/resume-item';
import type { Page } from '../../platform/table/page';

export type Contact = { email: string; phone: string; bio: string; skills: string; languages: string };

/** `by`, `authorId` and `mentions` are user ids. `version`: of the application with this step. */
export type StoredStep = Required<ApplicationStep> & { version: number };

export type StoredNote = { noteId: string; text: string; mentions: string[]; authorId: string; at: string };

/** Everything that is kept of an application. */
export type WholeApplication = {
  application: ApplicationItem;
  content: ApplicationContent;
  timeline: StoredStep[];
  notes: StoredNote[];
};

export type Submission = {
  application: ApplicationItem;
  content: ApplicationContent;
  /** The posting as it was read. */
  job: JobItem;
  /** The withdrawn application that this one follows. */
  previous: ApplicationItem | null;
  today: string;
};

export type ApplicationRepository = {
  job(jobId: string): Promise<JobItem | null>;
  /** Whether the posting stands in the member's own list. */
  isResponsible(userId: string, jobId: string): Promise<boolean>;
  /** Somebody's last application for a posting. */
  latest(jobId: string, userId: string): Promise<ApplicationItem | null>;
  /**
   * Stores the application with its first step and counts it. ALREADY_APPLIED when there is another than `previous`;
   * ConcurrentModificationError when the posting is no longer as `job` says, or takes no applications on `today`.
   */
  submit(submission: Submission): Promise<void>;
  get(applicationId: string): Promise<WholeApplication | null>;
  /**
   * Fails with ConcurrentModificationError when somebody else moved it first, and with OFFER_OPEN when it goes back from an offer that
   * waits for its answer.
   */
  move(application: ApplicationItem, move: ApplicationMove): Promise<void>;
  rate(applicationId: string, rating: number | null): Promise<void>;
  /** Refuses with LIMIT_REACHED when there are as many notes as there may be. */
  addNote(application: ApplicationItem, note: StoredNote): Promise<void>;
  /** False when this author has no such note. */
  removeNote(applicationId: string, noteId: string, authorId: string): Promise<boolean>;
};

export type DueMoveCursor = Record<string, unknown>;

/** Moves of which candidates are not told yet. Both changes fail with ConcurrentModificationError when the other was faster. */
export type HeldMoves = {
  get(applicationId: string): Promise<HeldMove | null>;
  application(applicationId: string): Promise<ApplicationItem | null>;
  /** Some of which candidates are told now, soonest first, and where to go on. */
  due(now: Date, after: DueMoveCursor | null): Promise<{ applicationIds: string[]; next: DueMoveCursor | null }>;
  undo(application: ApplicationItem, held: HeldMove, undo: Undo): Promise<void>;
  /** The candidate sees it from now on; one that ends takes its offer and its coming interviews along. */
  announce(application: ApplicationItem, held: HeldMove, now: Date): Promise<void>;
};

export type ApplicationLists = {
  ofProfessional(userId: string, cursor?: string): Promise<Page<ApplicationItem>>;
  ofOrganization(organizationId: string, cursor?: string): Promise<Page<ApplicationItem>>;
  ofJob(jobId: string, cursor?: string, pageSize?: number): Promise<Page<ApplicationItem>>;
  /** Over the newest postings of a member; what somebody had in another team is left out. */
  ofMember(member: { userId: string; organizationId: string }, cursor?: string): Promise<Page<ApplicationItem>>;
  /** By id, read consistently; one that does not exist is left out. */
  byId(applicationIds: readonly string[]): Promise<Map<string, ApplicationItem>>;
  /** What was written with these. */
  contents(applicationIds: readonly string[]): Promise<Map<string, ApplicationContent>>;
};

export type Candidate = {
  /** What the employer will see of the person. */
  summary: CandidateSummary;
  /** What the posting is compared with. */
  profile: MatchedProfile;
  resume: ResumeItem | null;
};

export type Candidates = ResumeSources & {
  /** Null before the first save of a profile. */
  candidate(userId: string): Promise<Candidate | null>;
  contact(userId: string): Promise<Contact>;
  contacts(userIds: readonly string[]): Promise<Map<string, Pick<Contact, 'email' | 'phone'>>>;
};

export type Members = {
  /** Those of these people who belong to a team. */
  find(userIds: readonly string[]): Promise<Membership[]>;
};

export type EventApplication = {
  jobTitle: string;
  organization: string;
  candidateName: string;
};

/** How an application came into a status: what was said, and who did it. */
/** `because` names what the step came with, when that tells of itself. */
export type EventStep = { reason: string; by: string; because: string | null };

export type ApplicationReader = {
  application(applicationId: string): Promise<EventApplication | null>;
  /** The last time that it came into this status. */
  applicationStep(applicationId: string, status: string): Promise<EventStep | null>;
};

export type ResumeCandidates = ResumeSources & {
  /** Null when there is no such professional. */
  profile(userId: string): Promise<StoredProfile | null>;
  hasApplied(organizationId: string, userId: string): Promise<boolean>;
};

/** What recommending needs to know of the person. */
export type Applicants = {
  /** Null before the first save of a profile. */
  profile(userId: string): Promise<MatchedProfile | null>;
  /** Those of the postings that the person has applied for. */
  appliedTo(userId: string, jobIds: readonly string[]): Promise<ReadonlySet<string>>;
};
