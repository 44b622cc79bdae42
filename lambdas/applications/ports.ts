import type { MatchedProfile } from '@shared/domain/match';
import type { ApplicationStep } from '@shared/model/application';
import type { Membership } from '@shared/model/account';
import type { CandidateSummary } from '@shared/model/professional';
import type { ApplicationMove } from '../runtime/application-writes';
import type { Clock } from '../runtime/clock';
import type { DocumentCopies, Documents } from '../runtime/files/ports';
import type { Organizations } from '../runtime/organization-repository';
import type { People } from '../runtime/people-repository';
import type { ResumeContent } from '../runtime/resume/resume-content';
import type { ResumeSources } from '../runtime/resume/resume-source-repository';
import type { ApplicationContent, StoredApplication } from '../runtime/stored-application';
import type { StoredJob } from '../runtime/stored-job';
import type { StoredResume } from '../runtime/stored-resume';

export type Page<T> = { items: T[]; nextCursor: string | null };

export type Contact = { email: string; phone: string; bio: string; skills: string; languages: string };

/** `by`, `authorId` and `mentions` are user ids. */
export type StoredStep = Required<ApplicationStep>;
export type StoredNote = { noteId: string; text: string; mentions: string[]; authorId: string; at: string };

/** Everything that is kept of an application. */
export type WholeApplication = {
  application: StoredApplication;
  content: ApplicationContent;
  timeline: StoredStep[];
  notes: StoredNote[];
};

export type Submission = {
  application: StoredApplication;
  content: ApplicationContent;
  /** The posting as it was read. */
  job: StoredJob;
  /** The withdrawn application that this one follows. */
  previous: StoredApplication | null;
  today: string;
};

export type ApplicationRepository = {
  job(jobId: string): Promise<StoredJob | null>;
  /** Whether the posting stands in the member's own list. */
  isResponsible(userId: string, jobId: string): Promise<boolean>;
  /** Somebody's last application for a posting. */
  latest(jobId: string, userId: string): Promise<StoredApplication | null>;
  /**
   * Stores the application with its first step and counts it. ALREADY_APPLIED when there is another than `previous`;
   * ChangedMeanwhile when the posting is no longer as `job` says, or takes no applications on `today`.
   */
  submit(submission: Submission): Promise<void>;
  get(applicationId: string): Promise<WholeApplication | null>;
  /** Fails with ChangedMeanwhile when somebody else moved it first. */
  move(application: StoredApplication, move: ApplicationMove): Promise<void>;
  rate(applicationId: string, rating: number | null): Promise<void>;
  /** Refuses with LIMIT_REACHED when there are as many notes as there may be. */
  addNote(application: StoredApplication, note: StoredNote): Promise<void>;
  /** False when this author has no such note. */
  removeNote(applicationId: string, noteId: string, authorId: string): Promise<boolean>;
};

export type ApplicationLists = {
  ofProfessional(userId: string, cursor?: string): Promise<Page<StoredApplication>>;
  ofOrganization(organizationId: string, cursor?: string): Promise<Page<StoredApplication>>;
  ofJob(jobId: string, cursor?: string, pageSize?: number): Promise<Page<StoredApplication>>;
  /** Over the newest postings of a member; what somebody had in another team is left out. */
  ofMember(member: { userId: string; organizationId: string }, cursor?: string): Promise<Page<StoredApplication>>;
  /** By id, read consistently; one that does not exist is left out. */
  byId(applicationIds: readonly string[]): Promise<Map<string, StoredApplication>>;
  /** What was written with these. */
  contents(applicationIds: readonly string[]): Promise<Map<string, ApplicationContent>>;
};

export type Candidate = {
  /** What the employer will see of the person. */
  summary: CandidateSummary;
  /** What the posting is compared with. */
  profile: MatchedProfile;
  resume: StoredResume | null;
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

export type Deps = {
  applications: ApplicationRepository;
  lists: ApplicationLists;
  candidates: Candidates;
  members: Members;
  people: Pick<People, 'find'>;
  organizations: Pick<Organizations, 'names'>;
  documents: Pick<Documents, 'keep' | 'download' | 'remove'> & DocumentCopies;
  pdf: { draw(content: ResumeContent, at: Date): Promise<Buffer> };
  clock: Clock;
};
