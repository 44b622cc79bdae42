import type { EventPage } from '@shared/connect/model/webhook';
import { organizationOf, type AuthorizedCaller } from '../../platform/http/caller';
import type { Deps } from './ports';

export const listEvents = async (
  { events }: Pick<Deps, 'events'>,
  { caller, after, limit }: { caller: AuthorizedCaller; after: number; limit: number },
): Promise<EventPage> => {
  const organizationId = organizationOf(caller);
  const items = await events.after(organizationId, after, limit);
  const last = items.at(-1)?.sequence ?? after;
  return { items, after: last, hasMore: items.length > 0 && last < (await events.last(organizationId)) };
};
