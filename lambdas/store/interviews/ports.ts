import type { BusyTime, CalendarInterview } from '@shared/model/calendar';
import type { InterviewTime } from './calendar-entries';
import type { ApplicationItem } from '../applications/application-item';
import type { InterviewItem } from './interview-item';
import type { Page } from '../../platform/table/page';

export type CalendarInterviews = {
  /** Under way between the two instants, first ending first. */
  between(userId: string, stretch: { after: string; before: string }): Promise<CalendarInterview[]>;
};

export type When = 'upcoming' | 'past';

export type ListQuery = { when: When; now: string; cursor?: string | undefined };

export type Interviews = {
  get(interviewId: string): Promise<InterviewItem | null>;
  application(applicationId: string): Promise<ApplicationItem | null>;
  /** Whether the posting stands in the member's own list. */
  isResponsible(userId: string, jobId: string): Promise<boolean>;
  /** LIMIT_REACHED with too many that are not over; ILLEGAL_TRANSITION when the application was decided meanwhile. */
  propose(interview: InterviewItem): Promise<void>;
  /**
   * Stores what follows on `before`, with the times in everybody's calendar and the reminder. STALE_VERSION when another
   * change was faster. `scheduled` moves the application on; ConcurrentModificationError when it is no longer as it says.
   */
  change(before: InterviewItem, after: InterviewItem, scheduled: ScheduledApplication | null): Promise<void>;
  /** The newest of this person to the organisation. */
  applicationsOf(userId: string, organizationId: string): Promise<ApplicationItem[]>;
  ofApplication(applicationId: string): Promise<InterviewItem[]>;
  ofProfessional(userId: string, query: ListQuery): Promise<Page<InterviewItem>>;
  ofOrganization(organizationId: string, query: ListQuery): Promise<Page<InterviewItem>>;
  /** Of the member's newest postings, and those in which they take part. */
  ofMember(member: { userId: string; organizationId: string }, query: ListQuery): Promise<Page<InterviewItem>>;
};

/** The application as it was read, and who moves it to "Interview Scheduled". */
export type ScheduledApplication = { application: ApplicationItem; by: string; at: string };

export type Stretch = { after: string; before: string };

export type TakenTime = { title: string; startsAt: string; endsAt: string };

/** What is in people's calendars at some time. */
export type Calendars = {
  interviews(userId: string, stretch: Stretch): Promise<InterviewTime[]>;
  schedule(userId: string, stretch: Stretch): Promise<TakenTime[]>;
  busyTimes(userId: string): Promise<BusyTime[]>;
};

export type DueReminder = { interviewId: string; startsAt: string; dueAt: string; remindedMinutes: number | null };

export type DueCursor = Record<string, unknown>;

export type DueReminders = {
  page(now: string, after: DueCursor | null): Promise<{ due: DueReminder[]; next: DueCursor | null }>;
  /**
   * Says that so many minutes before are due, null for none any more, and when to look again. ConcurrentModificationError when
   * another run was faster or the interview was moved.
   */
  settle(due: DueReminder, said: { minutes: number | null; nextAt: string | null }): Promise<void>;
};

/** An interview as it is now. `people`: all who take part or did before the last change; `team`: those of the team who still belong to it. */
export type InterviewWithPeople = {
  interview: InterviewItem;
  organization: string;
  people: readonly { userId: string; name: string; email: string }[];
  team: readonly string[];
};

export type InterviewReader = { interview(interviewId: string): Promise<InterviewWithPeople | null> };
export type FilledInterviews = {
  /** Open applications for the posting with an interview that is still to come. */
  applications(jobId: string, now: Date): Promise<string[]>;
  /** Calls off what is to come of this application. ConcurrentModificationError when one is proposed or changed at this moment. */
  callOff(applicationId: string, now: Date): Promise<void>;
};
