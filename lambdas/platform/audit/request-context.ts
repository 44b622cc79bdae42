import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Clock } from '../clock';
import type { KeyedHash } from '../crypto/keyed-hash';
import { clientIp } from '../http/client-ip';
import { actors, type AuditContext, type Stamp } from './context';

type Caller = { userId: string; isSupport?: boolean; viewedBy?: { staffId: string }; key?: object } | null;
type Platform = {
  hash: KeyedHash;
  clock: Pick<Clock, 'now'>;
  keepsDeletion: AuditContext['keepsDeletion'];
};

/** Enough to distinguish addresses in a log. */
const addressLength = 16;

const actorOf = (caller: Caller): string => {
  if (!caller) return actors.guest;
  if (caller.key) return actors.key(caller.userId);
  if (caller.viewedBy) return actors.staff(caller.viewedBy.staffId);
  return caller.isSupport ? actors.staff(caller.userId) : actors.person(caller.userId);
};

/** One stamp for the whole request, so that a repeated transaction is identical. */
export const requestContext = (
  operation: string,
  event: APIGatewayProxyEventV2,
  caller: Caller,
  { hash, clock, keepsDeletion }: Platform,
): AuditContext => {
  const make = async (): Promise<Stamp> => {
    // An unreadable key doesn't fail a write.
    const from = await hash('audit-address', clientIp(event)).catch(() => undefined);
    return {
      actor: actorOf(caller),
      op: operation,
      req: event.requestContext.requestId,
      at: clock.now().toISOString(),
      ...(from !== undefined && { from: from.slice(0, addressLength) }),
    };
  };
  let made: Promise<Stamp> | undefined;
  return { stamp: () => (made ??= make()), keepsDeletion };
};
