import type { OutboundEvent } from '@shared/connect/model/outbound-event';
import type { AttributeClasses, ClassesOf } from '../../attribute-classes';

export const eventLogClasses = {
  LoggedEvent: {
    id: 'operational',
    type: 'operational',
    schemaVersion: 'operational',
    timestamp: 'operational',
    organizationId: 'operational',
    sequence: 'operational',
    // `entity` is the name of the item's kind.
    about: 'operational',
    data: 'operational',
    test: 'operational',
  } satisfies ClassesOf<OutboundEvent, 'about'>,
  EventLogHead: { organizationId: 'operational', sequence: 'operational' },
  EventLogEntity: { organizationId: 'operational', sequence: 'operational' },
  LoggedEventId: { organizationId: 'operational', sequence: 'operational' },
} as const satisfies Record<string, AttributeClasses>;
