import type { Clock } from '../../platform/clock';
import type { AuditNames } from '../../store/trust/audit/audit-names';
import type { AuditLines } from '../../store/trust/audit/ports';

export type Deps = {
  lines: AuditLines;
  names: AuditNames;
  /** Published root; null if the bucket doesn't have it. */
  publishedRoot(at: string): Promise<string | null>;
  clock: Clock;
};
