import { isOverturnedNoShow } from '@shared/work/rules/reliability/reliability-appeals';
import type { Booking } from '@shared/work/model/booking';
import { ledgerPlace } from './ledger-item';
import type { Ledgers } from './ports';

/** A booking keeps its final status; the ledger shows whether its no-show still counts. */
export const isNoShowOverturned = async (ledgers: Pick<Ledgers, 'event'>, booking: Booking): Promise<boolean> => {
  const { status, attempt, terms, professional } = booking;
  if (status !== 'no_show') return false;
  const place = { side: 'worker', attempt, on: terms.day } as const;
  const { ownerId, eventId } = ledgerPlace({ ...booking, userId: professional.userId }, place);
  const event = await ledgers.event(ownerId, eventId);
  return event !== null && isOverturnedNoShow(event);
};
