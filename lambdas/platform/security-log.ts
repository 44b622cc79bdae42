import { securityLogStream, type SecurityEvent } from '@shared/platform/security-events';
import { environment } from './environment';
import { log } from './logger';
import { askAws } from './network/ask-aws';

/** Separate from the functions' logs. Failing to record an event doesn't fail the request. */
export type SecurityLog = { record(event: SecurityEvent): Promise<void> };

export const createSecurityLog = (): SecurityLog => ({
  async record(event) {
    try {
      await askAws('logs', 'PutLogEvents', {
        logGroupName: environment('securityLog').SECURITY_LOG_GROUP,
        logStreamName: securityLogStream,
        logEvents: [{ timestamp: Date.parse(event.time), message: JSON.stringify(event) }],
      });
    } catch (error) {
      log.error('a security event was not kept', error, { kind: event.kind, operation: event.operation });
    }
  },
});
