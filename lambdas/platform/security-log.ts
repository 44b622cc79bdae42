import { securityLogStream, type SecurityEvent } from '@shared/platform/security-events';
import { environment } from './environment';
import { log } from './logger';
import { sdkPatience, withBudget } from './network/patience';

/** Separate from the functions' logs. A failure to record an event doesn't fail the request. */
export type SecurityLog = { record(event: SecurityEvent): Promise<void> };

const createSend = async (): Promise<(event: SecurityEvent) => Promise<void>> => {
  // A separate chunk, because most requests aren't security events.
  const { CloudWatchLogsClient, PutLogEventsCommand } = await import('@aws-sdk/client-cloudwatch-logs');
  const client = withBudget(new CloudWatchLogsClient(sdkPatience()));
  const logGroupName = environment('securityLog').SECURITY_LOG_GROUP;
  return async (event) => {
    await client.send(
      new PutLogEventsCommand({
        logGroupName,
        logStreamName: securityLogStream,
        logEvents: [{ timestamp: Date.parse(event.time), message: JSON.stringify(event) }],
      }),
    );
  };
};

export const createSecurityLog = (): SecurityLog => {
  let send: ReturnType<typeof createSend> | undefined;
  return {
    async record(event) {
      try {
        await (
          await (send ??= createSend())
        )(event);
      } catch (error) {
        log.error('a security event was not kept', error, { kind: event.kind, operation: event.operation });
      }
    },
  };
};
