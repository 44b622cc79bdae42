/** Entities whose writes the stream's consumers skip: those of the audit log itself. */
export const unreadEntities = [
  'AuditHead',
  'AuditLine',
  'AuditRecord',
  'AuditSeal',
  'AuditRoot',
  'AuditPosition',
] as const;
