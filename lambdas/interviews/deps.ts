import { systemClock } from '../runtime/clock';
import { environment } from '../runtime/environment';
import { createHttpPlatform } from '../runtime/http-platform';
import { createOrganizations } from '../runtime/organization-repository';
import { createPeople } from '../runtime/people-repository';
import { createSecret } from '../runtime/secret-gateway';
import { createCalendars } from './calendars-repository';
import { createCallServers } from './call-servers-gateway';
import { createInterviews } from './interview-repository';
import type { Deps } from './ports';

export const platform = createHttpPlatform();

const call = environment('call');

export const deps: Deps = {
  interviews: createInterviews(platform.table, platform.cursors),
  calendars: createCalendars(platform.table),
  organizations: createOrganizations(platform.table),
  people: createPeople(platform.table),
  servers: createCallServers({
    stunUrls: call.STUN_URLS,
    turnUrls: call.TURN_URLS,
    turnSecret: call.TURN_SECRET_ID ? createSecret(() => call.TURN_SECRET_ID) : null,
  }),
  clock: systemClock,
};
