import { auditRootKeys } from '@shared/platform/audit-roots';
import { systemClock } from '../../platform/clock';
import { environment } from '../../platform/environment';
import { readObject } from '../../platform/files/read-object';
import { createAuditLines } from '../../store/trust/audit/audit-lines';
import { createAuditNames } from '../../store/trust/audit/audit-names';
import { createHttpPlatform } from '../../store/http-platform';
import type { Deps } from './ports';

export const platform = createHttpPlatform();
const { table, cursors } = platform;

export const deps: Deps = {
  lines: createAuditLines(table, cursors),
  names: createAuditNames(table),
  async publishedRoot(at) {
    const object = await readObject(environment('auditRoots').AUDIT_BUCKET, auditRootKeys.root(at));
    return object && (JSON.parse(object.toString()) as { root: string }).root;
  },
  clock: systemClock,
};
