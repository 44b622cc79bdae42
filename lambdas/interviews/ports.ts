import type { InterviewCall } from '@shared/hiring/model/interview';
import type { Clock } from '../platform/clock';
import type { Calls } from '../store/interviews/calls';
import type { Connections } from '../store/integrations/connections-of';
import type { Organizations } from '../store/organizations/organizations';
import type { People } from '../store/organizations/member-names';
import type { PromiseWrites } from '../store/applications/ports';
import type { DueReminders, Calendars, Interviews, InterviewsBetween } from '../store/interviews/ports';
import type { StatedAvailability } from '../store/profiles/stated-availability';

export type CallServers = { for(userId: string, until: string): Promise<InterviewCall['iceServers']> };

export type Deps = {
  interviews: Interviews;
  calls: Calls;
  promises: Pick<PromiseWrites, 'answered'>;
  between: InterviewsBetween;
  calendars: Calendars;
  availability: StatedAvailability;
  connections: Connections;
  organizations: Organizations;
  people: People;
  servers: CallServers;
  clock: Clock;
};
export type RemindDeps = { reminders: DueReminders; clock: Pick<Clock, 'now'> };
