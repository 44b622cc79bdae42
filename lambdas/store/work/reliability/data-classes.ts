import type { AttributeClasses, ClassesOf } from '../../attribute-classes';
import type { LedgerEvent, LedgerSummary, ReturnAnswer } from './ledger-item';

export const reliabilityClasses = {
  ReliabilityEvent: {
    appeal: 'operational',
    attempt: 'operational',
    bookingId: 'operational',
    eventId: 'operational',
    exempt: 'operational',
    hours: 'operational',
    on: 'operational',
    outcome: 'operational',
    ownerId: 'operational',
    shiftId: 'operational',
    side: 'operational',
  } satisfies ClassesOf<LedgerEvent>,
  ReliabilitySummary: {
    day: 'operational',
    events: 'operational',
    kept: 'operational',
    lastNoShowOn: 'operational',
    lost: 'operational',
    measures: 'operational',
    ownerId: 'operational',
    pause: 'operational',
    returns: 'operational',
    version: 'operational',
  } satisfies ClassesOf<LedgerSummary>,
  ReturnAnswer: {
    again: 'content',
    answeredAt: 'operational',
    organizationId: 'operational',
    userId: 'operational',
  } satisfies ClassesOf<ReturnAnswer>,
} as const satisfies Record<string, AttributeClasses>;
