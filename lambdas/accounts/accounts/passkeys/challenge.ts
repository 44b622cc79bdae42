import type {
  CreateAuthChallengeTriggerEvent,
  DefineAuthChallengeTriggerEvent,
  VerifyAuthChallengeResponseTriggerEvent,
} from 'aws-lambda';
import { PasskeyAnswer } from '@shared/accounts/model/passkey';
import type { Clock } from '../../../platform/clock';
import type { Passkeys } from '../../../store/accounts/accounts/ports';
import type { Secrets } from '../ports';
import { passkeyIdOf } from './passkey-id';
import { verifyAnswer } from './web-authn';

export type ChallengeEvent =
  | DefineAuthChallengeTriggerEvent
  | CreateAuthChallengeTriggerEvent
  | VerifyAuthChallengeResponseTriggerEvent;

export type ChallengeDeps = {
  passkeys: Pick<Passkeys, 'get' | 'used'>;
  secrets: Pick<Secrets, 'token'>;
  clock: Pick<Clock, 'now'>;
};

/** One challenge, one answer. A password checked before would be a session of two results, which is rejected. */
const define = (event: DefineAuthChallengeTriggerEvent): DefineAuthChallengeTriggerEvent => {
  const { session, userNotFound } = event.request;
  const [only, ...more] = session;
  const passed =
    only?.challengeName === 'CUSTOM_CHALLENGE' && only.challengeResult && more.length === 0 && !userNotFound;
  const response =
    only === undefined
      ? { challengeName: 'CUSTOM_CHALLENGE', issueTokens: false, failAuthentication: false }
      : { challengeName: '', issueTokens: passed, failAuthentication: !passed };
  return { ...event, response };
};

/** Creates the same challenge for addresses without an account. */
const create = (
  event: CreateAuthChallengeTriggerEvent,
  { secrets }: ChallengeDeps,
): CreateAuthChallengeTriggerEvent => {
  const challenge = secrets.token();
  return {
    ...event,
    response: {
      publicChallengeParameters: { challenge },
      privateChallengeParameters: { challenge },
      challengeMetadata: 'PASSKEY',
    },
  };
};

const answerIn = (text: string): PasskeyAnswer | null => {
  try {
    return PasskeyAnswer.parse(JSON.parse(text));
  } catch {
    return null;
  }
};

const isCorrect = async (
  { userName, request }: VerifyAuthChallengeResponseTriggerEvent,
  { passkeys, clock }: ChallengeDeps,
): Promise<boolean> => {
  const { challengeAnswer, privateChallengeParameters, userAttributes, userNotFound } = request;
  const answer = answerIn(challengeAnswer);
  const challenge = privateChallengeParameters['challenge'];
  if (!answer || !challenge || userNotFound) return false;
  const userId = userAttributes['sub'] ?? userName;
  // A passkey of another account isn't found here.
  const passkey = await passkeys.get(userId, passkeyIdOf(answer.credentialId));
  if (!passkey) return false;
  const { passkeyId, origin, signCount: before } = passkey;
  const signCount = verifyAnswer(answer, passkey, { challenge, origin });
  if (signCount === null) return false;
  return passkeys.used(userId, { passkeyId, before, signCount, at: clock.now().toISOString() });
};

/** Handles the pool's three triggers of a passkey sign-in. */
export const answerChallenge = async (event: ChallengeEvent, deps: ChallengeDeps): Promise<ChallengeEvent> => {
  switch (event.triggerSource) {
    case 'DefineAuthChallenge_Authentication':
      return define(event);
    case 'CreateAuthChallenge_Authentication':
      return create(event, deps);
    default:
      return { ...event, response: { answerCorrect: await isCorrect(event, deps) } };
  }
};
