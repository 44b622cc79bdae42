import type { AuditPosition, StoredLine } from './ports';
import type { AuditSeal } from '@shared/trust/model/audit';
import type { AttributeClasses, ClassesOf } from '../../attribute-classes';

export const auditClasses = {
  AuditHead: {
    chain: 'operational',
    hash: 'operational',
    seq: 'operational',
    updatedAt: 'operational',
  },
  AuditLine: {
    actor: 'operational',
    address: 'operational',
    at: 'operational',
    chain: 'operational',
    changes: 'content',
    hash: 'operational',
    id: 'operational',
    kind: 'operational',
    mac: 'operational',
    operation: 'operational',
    previous: 'operational',
    reason: 'content',
    requestId: 'operational',
    seq: 'operational',
    targets: 'operational',
    thing: 'operational',
  } satisfies ClassesOf<StoredLine>,
  AuditRecord: {},
  AuditSeal: {
    at: 'operational',
    chain: 'operational',
    hash: 'operational',
    path: 'operational',
    root: 'operational',
    seq: 'operational',
  } satisfies ClassesOf<AuditSeal>,
  AuditRoot: {
    chains: 'operational',
    root: 'operational',
  },
  AuditPosition: {
    position: 'operational',
    since: 'operational',
    startedAt: 'operational',
    within: 'operational',
  } satisfies ClassesOf<AuditPosition>,
  AuditReading: {
    action: 'operational',
    organizationId: 'operational',
  },
} as const satisfies Record<string, AttributeClasses>;
