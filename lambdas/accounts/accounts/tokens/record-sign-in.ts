import { signInOperation } from '@shared/platform/security-events';
import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import type { Clock } from '../../../platform/clock';
import type { KeyedHash } from '../../../platform/crypto/keyed-hash';
import { log } from '../../../platform/logger';
import type { SecurityLog } from '../../../platform/security-log';
import type { IsServerClient } from './limit-token';

type SignInDeps = {
  isServerClient: IsServerClient;
  securityLog: SecurityLog;
  hash: KeyedHash;
  clock: Pick<Clock, 'now'>;
};
type Source = PreTokenGenerationV2TriggerEvent['triggerSource'];

/** Not `TokenGeneration_RefreshTokens`, which continues a session. */
const signIns: readonly Source[] = [
  'TokenGeneration_HostedAuth',
  'TokenGeneration_Authentication',
  'TokenGeneration_NewPasswordChallenge',
];

/** Milliseconds. The pool waits 5 seconds for the function. */
const patience = 2000;

const record = async (deps: SignInDeps, sub: string, requestId: string): Promise<void> =>
  deps.securityLog.record({
    time: deps.clock.now().toISOString(),
    kind: 'signIn',
    operation: signInOperation,
    outcome: 'success',
    status: 200,
    person: await deps.hash('security-person', sub),
    subject: null,
    requestId,
  });

const withinPatience = async (work: Promise<void>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The security log did not answer.')), patience);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/** A failing log doesn't prevent sign-ins. The server's own client only checks passwords. */
export const recordSignIn = async (
  deps: SignInDeps,
  { triggerSource, userPoolId, callerContext, request }: PreTokenGenerationV2TriggerEvent,
  requestId: string,
): Promise<void> => {
  const { sub } = request.userAttributes;
  if (sub === undefined || !signIns.includes(triggerSource)) return;
  if (await deps.isServerClient(userPoolId, callerContext.clientId)) return;
  try {
    await withinPatience(record(deps, sub, requestId));
  } catch (error) {
    log.error('a sign-in was not kept', error);
  }
};
