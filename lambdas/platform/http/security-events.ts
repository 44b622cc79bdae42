import { headers } from '@shared/core/api/route';
import { errorStatus, type ErrorCode } from '@shared/errors';
import { securityOperations, type SecurityEventKind } from '@shared/platform/security-events';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Clock } from '../clock';
import type { KeyedHash } from '../crypto/keyed-hash';
import type { SecurityLog } from '../security-log';
import { bearerToken } from './caller';
import type { VerifyToken } from './verify-token';

export type SecurityPlatform = {
  securityLog: SecurityLog;
  verifyToken: VerifyToken;
  hash: KeyedHash;
  clock: Pick<Clock, 'now'>;
};

export type Outcome = { status: number; code: ErrorCode | null };

const declared: Readonly<Record<string, SecurityEventKind>> = securityOperations;
const refusals: readonly number[] = [errorStatus.UNAUTHENTICATED, errorStatus.FORBIDDEN];

/** Null if the outcome isn't a security event. */
export const securityKind = (operation: string, { status }: Outcome): SecurityEventKind | null =>
  declared[operation] ?? (refusals.includes(status) ? 'refusal' : null);

const emailIn = (body: string | undefined): string | null => {
  try {
    const { email } = JSON.parse(body ?? '{}') as { email?: unknown };
    return typeof email === 'string' ? email.trim().toLowerCase() : null;
  } catch {
    return null;
  }
};

/** Keyed hash of the user in a valid token, or of the email in a request without a token. */
const personOf = async (
  event: APIGatewayProxyEventV2,
  { verifyToken, hash }: SecurityPlatform,
): Promise<string | null> => {
  const token = bearerToken(event);
  const claims = token === undefined ? null : await verifyToken(token).catch(() => null);
  if (claims) return hash('security-person', claims.sub);
  const email = token === undefined ? emailIn(event.body) : null;
  return email === null ? null : hash('security-address', email);
};

export const recordSecurityEvent = async (
  operation: string,
  event: APIGatewayProxyEventV2,
  outcome: Outcome,
  platform: SecurityPlatform,
): Promise<void> => {
  const viewing = event.headers[headers.viewAs] !== undefined;
  const kind = securityKind(operation, outcome) ?? (viewing ? 'viewAs' : null);
  if (!kind) return;
  const subject = event.pathParameters?.['userId'];
  await platform.securityLog.record({
    time: platform.clock.now().toISOString(),
    kind,
    operation,
    outcome: outcome.code ?? 'success',
    status: outcome.status,
    person: await personOf(event, platform),
    subject: subject === undefined ? null : await platform.hash('security-person', subject),
    requestId: event.requestContext.requestId,
  });
};
