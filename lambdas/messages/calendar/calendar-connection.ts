import type { CalendarConnection } from '@shared/messages/model/calendar';
import { calendarFeedRoutes } from '@shared/messages/api/calendar.routes';
import type { Language } from '@shared/text/language';
import { feedToken } from '../../store/messages/calendar/feed-token';
import type { Deps } from './ports';
import type { StoredConnection } from '../../store/messages/calendar/ports';

type ConnectionDeps = Pick<Deps, 'connections' | 'hash' | 'siteUrl'>;

/** Shows the secret feed URL, but never the imported calendar's address. */
const shown = async (
  { hash, siteUrl }: ConnectionDeps,
  userId: string,
  { generation, feedOn, busyImport }: StoredConnection,
): Promise<CalendarConnection> => {
  const feedPath = async (): Promise<string> =>
    calendarFeedRoutes.readCalendarFeed.path.replace('{token}', await feedToken(hash, { userId, generation }));
  return {
    feedUrl: feedOn ? new URL(await feedPath(), siteUrl).href : null,
    busyImport: busyImport && {
      host: busyImport.host,
      importedAt: busyImport.importedAt,
      busyTimes: busyImport.busyTimes,
      events: busyImport.events,
      leftOut: busyImport.leftOut,
      problem: busyImport.problem,
    },
  };
};

export const getCalendarConnection = async (deps: ConnectionDeps, userId: string): Promise<CalendarConnection> =>
  shown(deps, userId, await deps.connections.get(userId));

/** Uses the language of the page where it was turned on for its texts. */
export const rotateCalendarFeed = async (
  deps: ConnectionDeps,
  userId: string,
  language: Language,
): Promise<CalendarConnection> => shown(deps, userId, await deps.connections.renewFeed(userId, language));

export const stopCalendarFeed = async (deps: ConnectionDeps, userId: string): Promise<CalendarConnection> =>
  shown(deps, userId, await deps.connections.stopFeed(userId));

export const stopBusyImport = async (deps: ConnectionDeps, userId: string): Promise<CalendarConnection> =>
  shown(deps, userId, await deps.connections.stopImport(userId));
