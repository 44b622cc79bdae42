import { useQuery } from '@tanstack/react-query';
import type { StaffTicket } from '@shared/trust/model/ticket';
import { queryOf } from '@/lib/requests/query-of';

const everyMs = 15_000;

/** Reports that the ticket is open here, while the page is visible; returns who else has it, and whether it changed. */
export const useTicketPresence = ({ ticketId, version }: StaffTicket) => {
  const { data } = useQuery({
    ...queryOf('keepTicketOpen', { params: { ticketId } }),
    refetchInterval: everyMs,
    staleTime: 0,
    gcTime: 0,
  });
  return { others: data?.others ?? [], isStale: (data?.version ?? version) > version };
};
