import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { StaffReply, StaffTicket, TicketChange } from '@shared/trust/model/ticket';
import type { TicketFilter } from '@shared/trust/model/ticket-vocabulary';
import { api } from '@/lib/api/api';
import { useIdempotencyKey } from '@/lib/requests/idempotency-key';
import { pagesOf, queryOf, readAgain } from '@/lib/requests/query-of';

export const inboxQuery = (filter: TicketFilter) => pagesOf('listTickets', { query: { filter } });
export const staffTicketQuery = (ticketId: string) => queryOf('getStaffTicket', { params: { ticketId } });
export const savedRepliesQuery = () => queryOf('listSavedReplies');

const keep = (client: QueryClient) => (ticket: StaffTicket) => {
  client.setQueryData(staffTicketQuery(ticket.ticketId).queryKey, ticket);
  void readAgain(client, ['listTickets']);
};

type Written = ({ kind: 'reply' } & StaffReply) | { kind: 'note'; text: string };

export const useWrite = (ticketId: string) => {
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  return useMutation({
    mutationFn: (written: Written & { after: string }) => {
      const options = { idempotencyKey: keyFor(written) };
      const params = { ticketId };
      if (written.kind === 'note') return api('noteTicket', { params, body: { text: written.text } }, options);
      const { text, resolve, version, attachments } = written;
      return api('answerTicket', { params, body: { text, resolve, version, attachments } }, options);
    },
    onSuccess: keep(client),
  });
};

export const useChange = (ticketId: string) => {
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: TicketChange) =>
      api('changeTicket', { params: { ticketId }, body }, { idempotencyKey: keyFor(body) }),
    onSuccess: keep(client),
    onError: () => client.invalidateQueries({ queryKey: staffTicketQuery(ticketId).queryKey }),
  });
};

export const useMerge = (ticketId: string) => {
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: { into: string; version: number }) =>
      api('mergeTicket', { params: { ticketId }, body }, { idempotencyKey: keyFor(body) }),
    onSuccess: (into) => {
      keep(client)(into);
      void client.invalidateQueries({ queryKey: staffTicketQuery(ticketId).queryKey });
    },
  });
};
