import { limits } from '@shared/limits';
import { GuestTicketForm } from '@shared/trust/model/ticket';
import { storedForm } from '@shared/core/model/stored-form';
import { languages } from '@shared/text/language';
import * as z from 'zod';
import { addSeconds, epochSeconds, type Clock } from '../../../platform/clock';
import { buildUpdate } from '../../../platform/table/build-update';
import { PutCommand } from '../../../platform/table/commands';
import { absent, all, itemExists } from '../../../platform/table/conditions';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import { getItem, transact, type Table } from '../../../platform/table/table';
import { entity } from '../../entity';
import { ticketKeys } from './keys';
import type { GuestTickets } from './ports';
import { FirstMail } from './ticket-item';
import { ticketWrites } from './tickets';

const Stored = z.object({
  form: storedForm(GuestTicketForm),
  language: z.enum(languages),
  expiresAt: z.string(),
  ticketId: z.string().nullable(),
  mail: FirstMail.nullable().default(null),
});

/** Stores tickets for a day, with or without a confirmation. */
export const createGuestTickets = (table: Table, clock: Clock): GuestTickets => {
  const TableName = table.name;
  return {
    async put(tokenHash, { form, language, mail }) {
      const expiresAt = addSeconds(clock.now(), limits.guestTicketHours * 3600);
      await table.client.send(
        new PutCommand({
          TableName,
          Item: {
            ...ticketKeys.guestTicket(tokenHash),
            ...entity('GuestTicket'),
            form,
            language,
            mail,
            ticketId: null,
            expiresAt: expiresAt.toISOString(),
            ttl: epochSeconds(expiresAt),
          },
        }),
      );
    },

    async get(tokenHash) {
      const item = await getItem(table, ticketKeys.guestTicket(tokenHash), true);
      if (!item) return null;
      const { expiresAt, ...ticket } = Stored.parse(item);
      return expiresAt > clock.now().toISOString() ? ticket : null;
    },

    open: (tokenHash, { ticket, post }) =>
      transact(table, [
        {
          Update: {
            TableName,
            Key: ticketKeys.guestTicket(tokenHash),
            ...buildUpdate({
              set: { ticketId: ticket.ticketId, opened: true },
              when: all(itemExists, absent('opened')),
            }),
          },
          refusal: ConcurrentModificationError,
        },
        ...ticketWrites(TableName, { before: null, after: ticket, post }),
      ]),
  };
};
