import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Ticket, TicketForm, TicketReply } from '@shared/trust/model/ticket';
import type { TicketRating } from '@shared/trust/model/ticket-vocabulary';
import { api } from '@/lib/api/api';
import { useIdempotencyKey } from '@/lib/requests/idempotency-key';
import { pagesOf, queryOf, readAgain } from '@/lib/requests/query-of';

export const myTicketsQuery = () => pagesOf('listMyTickets', {});
export const ticketQuery = (ticketId: string) => queryOf('getTicket', { params: { ticketId } });
export const promiseQuery = () => ({ ...queryOf('getSupportPromise'), staleTime: 60_000 });

const keep = (client: QueryClient) => (ticket: Ticket) => {
  client.setQueryData(ticketQuery(ticket.ticketId).queryKey, ticket);
  void readAgain(client, ['listMyTickets']);
};

export const useOpenTicket = () => {
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: TicketForm) => api('openTicket', { body }, { idempotencyKey: keyFor(body) }),
    onSuccess: keep(client),
  });
};

export const useReply = (ticketId: string) => {
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: TicketReply & { after: string }) => {
      const { after: _after, ...reply } = body;
      return api('replyToTicket', { params: { ticketId }, body: reply }, { idempotencyKey: keyFor(body) });
    },
    onSuccess: keep(client),
    onError: () => client.invalidateQueries({ queryKey: ticketQuery(ticketId).queryKey }),
  });
};

export const useSolve = (ticketId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api('solveTicket', { params: { ticketId } }),
    onSuccess: keep(client),
    onError: () => client.invalidateQueries({ queryKey: ticketQuery(ticketId).queryKey }),
  });
};

export const useRate = (ticketId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (rating: TicketRating) => api('rateTicket', { params: { ticketId }, body: { rating } }),
    onSuccess: keep(client),
  });
};
