import { systemClock } from '../../platform/clock';
import { environment } from '../../platform/environment';
import { createHttpPlatform } from '../../store/http-platform';
import { createConnections } from '../../store/connect/integrations/connections-of';
import { createOrganizations } from '../../store/organizations/organizations/organizations';
import { createPeople } from '../../store/organizations/organizations/member-names';
import { createSecret } from '../../platform/crypto/secret';
import { createCalendars } from '../../store/hiring/interviews/calendars';
import { createCalls } from '../../store/hiring/interviews/calls';
import { createCallServers } from './call-servers-gateway';
import { createPromiseWrites } from '../../store/hiring/applications/answers/answer-days';
import { createInterviews } from '../../store/hiring/interviews/interviews';
import { createInterviewsBetween } from '../../store/hiring/interviews/interviews-between';
import { createStatedAvailability } from '../../store/people/profiles/stated-availability';
import type { Deps } from './ports';

export const platform = createHttpPlatform();

const call = environment('call');

export const deps: Deps = {
  interviews: createInterviews(platform.table, platform.cursors),
  calls: createCalls(platform.table),
  promises: createPromiseWrites(platform.table),
  between: createInterviewsBetween(platform.table),
  calendars: createCalendars(platform.table),
  availability: createStatedAvailability(platform.table),
  connections: createConnections(platform.table),
  organizations: createOrganizations(platform.table),
  people: createPeople(platform.table),
  servers: createCallServers({
    stunUrls: call.STUN_URLS,
    turnUrls: call.TURN_URLS,
    turnSecret: call.TURN_SECRET_ID ? createSecret(() => call.TURN_SECRET_ID) : null,
  }),
  clock: systemClock,
};
