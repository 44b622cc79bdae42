import type { BusyTime, CalendarInterview } from '@shared/messages/model/calendar';
import type { SlotCheck } from '@shared/hiring/model/interview';
import type { InterviewTime } from './calendar-entries';
import type { ApplicationItem } from '../applications/application-item';
import type { ApplicationInterview, InterviewItem } from './interview-item';
import type { Revisions } from './interview-writes';
import type { Page } from '../../../platform/table/page';

export type CalendarInterviews = {
  between(userId: string, stretch: { after: string; before: string }): Promise<CalendarInterview[]>;
};

export type When = 'upcoming' | 'past';

export type ListQuery = { when: When; now: string; cursor?: string | undefined };

export type Interviews = {
  get(interviewId: string): Promise<InterviewItem | null>;
  application(applicationId: string): Promise<ApplicationItem | null>;
  isResponsible(userId: string, jobId: string): Promise<boolean>;
  /** LIMIT_REACHED with too many open ones; ILLEGAL_TRANSITION if the application was decided in the meantime. */
  propose(interview: ApplicationInterview): Promise<void>;
  /**
   * STALE_VERSION if the interview changed since reading; ConcurrentModificationError if the application did, or if
   * a participant got another time since `seen` was read.
   */
  change(
    before: InterviewItem,
    after: InterviewItem,
    scheduled: ScheduledApplication | null,
    seen?: Revisions,
  ): Promise<void>;
  applicationsOf(userId: string, organizationId: string): Promise<ApplicationItem[]>;
  ofApplication(applicationId: string): Promise<InterviewItem[]>;
  ofProfessional(userId: string, query: ListQuery): Promise<Page<InterviewItem>>;
  ofOrganization(organizationId: string, query: ListQuery): Promise<Page<InterviewItem>>;
  ofMember(member: { userId: string; organizationId: string }, query: ListQuery): Promise<Page<InterviewItem>>;
};

export type InterviewWindow = { items: InterviewItem[]; isComplete: boolean };

/** Interviews with a time in the period, or open proposals. Incomplete beyond `limits.interviewsPerWindow`. */
export type InterviewsBetween = {
  ofProfessional(userId: string, stretch: Stretch): Promise<InterviewWindow>;
  ofOrganization(organizationId: string, stretch: Stretch): Promise<InterviewWindow>;
  ofMember(member: { userId: string; organizationId: string }, stretch: Stretch): Promise<InterviewWindow>;
};

export type ScheduledApplication = { application: ApplicationItem; by: string; at: string };

export type Stretch = { after: string; before: string };

export type TakenTime = SlotCheck['own'][number];

export type Calendars = {
  /** Reads a few, unless `most` is given. */
  interviews(userId: string, stretch: Stretch, most?: number): Promise<InterviewTime[]>;
  schedule(userId: string, stretch: Stretch, most?: number): Promise<TakenTime[]>;
  busyTimes(userId: string): Promise<BusyTime[]>;
  revisions(userIds: readonly string[]): Promise<Revisions>;
  /** Reads consistently, including recent writes. */
  currentInterviews(userId: string, stretch: Stretch): Promise<InterviewTime[]>;
};

/** `choice`: reminds of picking a time, until `startsAt`, instead of the start. */
export type DueReminder = {
  interviewId: string;
  startsAt: string;
  dueAt: string;
  remindedMinutes: number | null;
  choice: boolean;
};

export type DueCursor = Record<string, unknown>;

export type DueReminders = {
  page(now: string, after: DueCursor | null): Promise<{ due: DueReminder[]; next: DueCursor | null }>;
  /** `minutes` is null if no reminder was sent. ConcurrentModificationError if another run was first. */
  reschedule(due: DueReminder, said: { minutes: number | null; nextAt: string | null }): Promise<void>;
};

/**
 * `people`: current and previous participants; `team`: those who still belong to the team; `offerer`: the member who let
 * the candidate pick and takes no part.
 */
export type InterviewWithPeople = {
  interview: InterviewItem;
  organization: string;
  people: readonly { userId: string; name: string; email: string }[];
  team: readonly string[];
  offerer: string | null;
};

export type InterviewReader = { interview(interviewId: string): Promise<InterviewWithPeople | null> };
export type FilledInterviews = {
  applications(jobId: string, now: Date): Promise<string[]>;
  /** ConcurrentModificationError on a concurrent change. */
  cancel(applicationId: string, now: Date): Promise<void>;
};

/** Interviews with only one participant from the team, and calls without an application, which end with either side. */
export type LoneInterviews = {
  /** IDs of all the person's future interviews and calls. */
  upcoming(userId: string, now: Date): Promise<string[]>;
  /** No effect if someone else of the team takes part. ConcurrentModificationError on a concurrent change. */
  cancel(interviewId: string, userId: string, now: Date): Promise<void>;
};
