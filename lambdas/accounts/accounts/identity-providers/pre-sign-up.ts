import { AppError } from '@shared/errors';
import type { PreSignUpTriggerEvent } from 'aws-lambda';
import { systemClock } from '../../../platform/clock';
import { createStageHash } from '../../../platform/crypto/stage-hash';
import { log } from '../../../platform/logger';
import { inRequestBudget } from '../../../platform/network/patience';
import { openTable } from '../../../platform/table/table';
import { createThrottle } from '../../../platform/table/throttle';
import { createAddresses } from '../../../store/accounts/accounts/addresses';
import { createSessions } from '../../../store/accounts/accounts/sessions';
import { createSignInProviders } from '../../../store/accounts/accounts/sign-in-providers';
import { joinIdentity, type JoinDeps } from './join-identity';
import { providerIdentityOf } from './provider-identity';
import { createLinkedUsers } from './provider-link-gateway';
import { systemSecrets } from '../secrets';

const table = openTable();
const deps: Omit<JoinDeps, 'users'> = {
  addresses: createAddresses(table, systemClock),
  sessions: createSessions(table, systemClock),
  providers: createSignInProviders(table),
  clock: systemClock,
  throttle: createThrottle(table, systemClock),
  secrets: systemSecrets,
  hash: createStageHash(),
};

/** Cognito pre-sign-up trigger. Checks only users from identity providers. */
export const handler = async (event: PreSignUpTriggerEvent): Promise<PreSignUpTriggerEvent> => {
  if (event.triggerSource !== 'PreSignUp_ExternalProvider') return event;
  try {
    const { userName, userPoolId, request } = event;
    const identity = providerIdentityOf({ userName, attributes: request.userAttributes });
    // Cognito waits five seconds for a trigger.
    await inRequestBudget(() => joinIdentity({ ...deps, users: createLinkedUsers(userPoolId) }, identity));
    return event;
  } catch (error) {
    // Cognito passes the message to the site in the URL of its callback page.
    if (error instanceof AppError) throw error;
    log.error('identity not joined', error);
    throw new AppError('INTERNAL');
  }
};
