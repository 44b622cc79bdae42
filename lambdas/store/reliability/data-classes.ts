import type { AttributeClasses, ClassesOf } from '../attribute-classes';
import type { LedgerEvent, LedgerSummary } from './ledger-item';

export const reliabilityClasses = {
  ReliabilityEvent: {
    appeal: 'operational',
    attempt: 'operational',
    bookingId: 'operational',
    eventId: 'operational',
    exempt: 'operational',
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
    ownerId: 'operational',
    pause: 'operational',
    version: 'operational',
  } satisfies ClassesOf<LedgerSummary>,
} as const satisfies Record<string, AttributeClasses>;
