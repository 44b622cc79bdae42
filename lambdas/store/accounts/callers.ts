import { Membership } from '@shared/model/account';
import * as z from 'zod';
import type { Callers } from '../../platform/http/ports';
import { getItem, getItems, type Table } from '../../platform/table/table';
import { organizationKeys } from '../organizations/keys';
import { accountKeys } from './keys';

const EndedSessions = z.object({ endedAt: z.iso.datetime() });

export const createCallers = (table: Table): Callers => ({
  async read(userId, { membership, sessions }) {
    const keys = [
      ...(membership ? [organizationKeys.membership(userId)] : []),
      ...(sessions ? [accountKeys.sessions(userId)] : []),
    ];
    const [only] = keys;
    const items = keys.length === 1 && only ? [await getItem(table, only, true)] : await getItems(table, keys, true);
    const joined = membership ? items[0] : undefined;
    const ended = sessions ? items.at(-1) : undefined;
    return {
      membership: joined ? Membership.parse(joined) : null,
      sessionsEndedAt: ended ? EndedSessions.parse(ended).endedAt : null,
    };
  },
});
