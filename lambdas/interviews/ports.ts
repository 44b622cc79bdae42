import type { BusyTime } from '@shared/model/calendar';
import type { InterviewCall } from '@shared/model/interview';
import type { Clock } from '../runtime/clock';
import type { InterviewTime } from '../runtime/interview-times';
import type { Organizations } from '../runtime/organization-repository';
import type { People } from '../runtime/people-repository';
import type { StoredApplication } from '../runtime/stored-application';
import type { StoredInterview } from '../runtime/stored-interview';

export type Page<T> = { items: T[]; nextCursor: string | null };
export type When = 'upcoming' | 'past';
type ListQuery = { when: When; now: string; cursor?: string | undefined };

export type Interviews = {
  get(interviewId: string): Promise<StoredInterview | null>;
  application(applicationId: string): Promise<StoredApplication | null>;
  /** Whether the posting stands in the member's own list. */
  isResponsible(userId: string, jobId: string): Promise<boolean>;
  /** LIMIT_REACHED with too many that are not over; ILLEGAL_TRANSITION when the application was decided meanwhile. */
  propose(interview: StoredInterview): Promise<void>;
  /**
   * Stores what follows on `before`, with the times in everybody's calendar and the reminder. STALE_VERSION when another
   * change was faster. `scheduled` moves the application on; ChangedMeanwhile when it is no longer as it says.
   */
  change(before: StoredInterview, after: StoredInterview, scheduled: ScheduledApplication | null): Promise<void>;
  /** The newest of this person to the organisation. */
  applicationsOf(userId: string, organizationId: string): Promise<StoredApplication[]>;
  ofApplication(applicationId: string): Promise<StoredInterview[]>;
  ofProfessional(userId: string, query: ListQuery): Promise<Page<StoredInterview>>;
  ofOrganization(organizationId: string, query: ListQuery): Promise<Page<StoredInterview>>;
  /** Of the member's newest postings, and those in which they take part. */
  ofMember(member: { userId: string; organizationId: string }, query: ListQuery): Promise<Page<StoredInterview>>;
};

/** The application as it was read, and who moves it to "Interview Scheduled". */
export type ScheduledApplication = { application: StoredApplication; by: string; at: string };

type Stretch = { after: string; before: string };
export type TakenTime = { title: string; startsAt: string; endsAt: string };

/** What is in people's calendars at some time. */
export type Calendars = {
  interviews(userId: string, stretch: Stretch): Promise<InterviewTime[]>;
  schedule(userId: string, stretch: Stretch): Promise<TakenTime[]>;
  busyTimes(userId: string): Promise<BusyTime[]>;
};

/** Servers through which two browsers find each other, for this user until then. */
export type CallServers = { for(userId: string, until: string): Promise<InterviewCall['iceServers']> };

export type Deps = {
  interviews: Interviews;
  calendars: Calendars;
  organizations: Organizations;
  people: People;
  servers: CallServers;
  clock: Clock;
};

export type DueReminder = { interviewId: string; startsAt: string; dueAt: string; remindedMinutes: number | null };
type DueCursor = Record<string, unknown>;
export type DueReminders = {
  page(now: string, after: DueCursor | null): Promise<{ due: DueReminder[]; next: DueCursor | null }>;
  /**
   * Says that so many minutes before are due, null for none any more, and when to look again. ChangedMeanwhile when
   * another run was faster or the interview was moved.
   */
  settle(due: DueReminder, said: { minutes: number | null; nextAt: string | null }): Promise<void>;
};
export type RemindDeps = { reminders: DueReminders; clock: Pick<Clock, 'now'> };
