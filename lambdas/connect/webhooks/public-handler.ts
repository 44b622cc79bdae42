import { publicEventRoutes } from '@shared/connect/api/v1/events.routes';
import { systemClock } from '../../platform/clock';
import { serve } from '../../platform/http/serve';
import { createEventLog } from '../../store/connect/event-log/event-log';
import { createMachinePlatform } from '../../store/machine-platform';
import { listEvents } from './list-events';

const platform = createMachinePlatform();

const deps = { events: createEventLog(platform.table, systemClock) };

/** Handles requests with API keys. */
export const handler = serve(
  publicEventRoutes,
  { v1ListEvents: ({ query, caller }) => listEvents(deps, { caller, ...query }) },
  platform,
);
