/** Entities whose writes the stream's consumers skip: those of the audit log itself, and what follows from events. */
export const unreadEntities = [
  'AuditHead',
  'AuditLine',
  'AuditRecord',
  'AuditSeal',
  'AuditRoot',
  'AuditPosition',
  'LoggedEvent',
  'LoggedEventId',
  'EventLogHead',
  'EventLogEntity',
  'WebhookDelivery',
  'QueuedDelivery',
  'WebhookWork',
] as const;
