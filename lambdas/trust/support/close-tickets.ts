import { systemClock } from '../../platform/clock';
import { log } from '../../platform/logger';
import { openTable } from '../../platform/table/table';
import { createTicketReader } from '../../store/trust/tickets/ticket-reads';
import { createDueTickets, createTicketWriter } from '../../store/trust/tickets/tickets';
import { closeDueTickets } from './close-due-tickets';

const table = openTable();
const deps = {
  tickets: { ...createTicketReader(table), ...createTicketWriter(table) },
  due: createDueTickets(table),
  clock: systemClock,
};

export const handler = async (): Promise<{ closed: number }> => {
  const result = await closeDueTickets(deps);
  log.info('tickets', result);
  return result;
};
