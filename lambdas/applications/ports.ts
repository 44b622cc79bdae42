import type { MatchedProfile } from '@shared/domain/match';
import type { Application, ApplicationStep, MyApplication } from '@shared/model/application';
import type { CandidateSummary } from '@shared/model/professional';
import type { Clock } from '../runtime/clock';
import type { Organizations } from '../runtime/organization-repository';
import type { StoredJob } from '../runtime/stored-job';

export type Page<T> = { items: T[]; nextCursor: string | null };

/** As stored: the posting and the candidate as they were when the application was sent. */
export type StoredApplication = MyApplication & { candidate: CandidateSummary };

export type Contact = { email: string; phone: string; bio: string; skills: string; languages: string };

/** Somebody's move of an application; `by` is kept for the record and shown to nobody. */
export type Move = Pick<Application, 'status' | 'updatedAt'> & { reason: string; by: string };

export type ApplicationRepository = {
  job(jobId: string): Promise<StoredJob | null>;
  /** Whether the posting stands in the member's own list. */
  isResponsible(userId: string, jobId: string): Promise<boolean>;
  /** What the employer will see of the person, and what the posting is compared with; null before the first save of a profile. */
  candidate(userId: string): Promise<{ summary: CandidateSummary; profile: MatchedProfile } | null>;
  contact(userId: string): Promise<Contact>;
  /**
   * Stores the application with its first step and counts it. ALREADY_APPLIED for a second one; ChangedMeanwhile when the
   * posting is no longer as `job` says, or takes no applications on `today`.
   */
  submit(application: StoredApplication, job: StoredJob, today: string): Promise<void>;
  get(applicationId: string): Promise<{ application: StoredApplication; timeline: ApplicationStep[] } | null>;
  /**
   * Refused with STALE_VERSION when somebody else moved it first. `hiredFor` counts a hire for this posting;
   * ChangedMeanwhile when its counters belong to others by now.
   */
  move(application: StoredApplication, move: Move, hiredFor: StoredJob | null): Promise<void>;
  listOfProfessional(userId: string, cursor?: string): Promise<Page<StoredApplication>>;
  listOfOrganization(organizationId: string, cursor?: string): Promise<Page<StoredApplication>>;
  listOfJob(jobId: string, cursor?: string): Promise<Page<StoredApplication>>;
  /** Over the newest postings of a member; what somebody had in another team is left out. */
  listOfMember(member: { userId: string; organizationId: string }, cursor?: string): Promise<Page<StoredApplication>>;
};

export type Deps = { applications: ApplicationRepository; organizations: Organizations; clock: Clock };
