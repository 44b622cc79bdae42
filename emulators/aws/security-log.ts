import type { SecurityEvent } from '@shared/platform/security-events';
import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AwsOperation } from './aws-error';

export type LocalSecurityLog = { operations: Record<string, AwsOperation>; events(): readonly SecurityEvent[] };

/** CloudWatch Logs for security events only; writes logs/security.log. */
export const openSecurityLog = (dataDir: string | null): LocalSecurityLog => {
  const events: SecurityEvent[] = [];
  const file = dataDir && join(dataDir, 'logs', 'security.log');
  if (dataDir) mkdirSync(join(dataDir, 'logs'), { recursive: true });
  return {
    events: () => events,
    operations: {
      PutLogEvents: ({ logEvents }) => {
        for (const { message } of logEvents as { message: string }[]) {
          events.push(JSON.parse(message) as SecurityEvent);
          if (file) appendFileSync(file, `${message}\n`);
        }
        return {};
      },
    },
  };
};
