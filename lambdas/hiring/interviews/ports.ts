import type { InterviewCall } from '@shared/hiring/model/interview';
import type { Clock } from '../../platform/clock';
import type { Calls } from '../../store/hiring/interviews/calls';
import type { Connections } from '../../store/connect/integrations/connections-of';
import type { Organizations } from '../../store/organizations/organizations/organizations';
import type { People } from '../../store/organizations/organizations/member-names';
import type { PromiseWrites } from '../../store/hiring/applications/ports';
import type { DueReminders, Calendars, Interviews, InterviewsBetween } from '../../store/hiring/interviews/ports';
import type { StatedAvailability } from '../../store/people/profiles/stated-availability';

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
