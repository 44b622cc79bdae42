import type {
  CreateAuthChallengeTriggerEvent,
  DefineAuthChallengeTriggerEvent,
  VerifyAuthChallengeResponseTriggerEvent,
} from 'aws-lambda';
import { randomBytes, randomUUID } from 'node:crypto';
import { AwsError, textOf, type AwsInput } from '../aws/aws-error';
import { isRecord } from '../../scripts/local/json-file';
import { localStage, region } from '../../scripts/local/settings';
import type { CognitoUser, UserStore } from './user-store';

/** Calls the pool's triggers. */
export type CallTrigger = (event: unknown) => Promise<unknown>;

type Waiting = { sub: string | null; clientId: string; parameters: Record<string, string>; expiresAt: number };
type Result = DefineAuthChallengeTriggerEvent['request']['session'][number];

const challengeMs = 3 * 60 * 1000;
const refused = (): AwsError => new AwsError('NotAuthorizedException', 'Incorrect username or password.');
const responseOf = (answer: unknown): Record<string, unknown> => {
  const response = isRecord(answer) ? answer['response'] : undefined;
  return isRecord(response) ? response : {};
};

/** CUSTOM_AUTH: the triggers define the challenge and decide the result. Unknown users get a challenge, too. */
export const customChallenges = (store: UserStore, call: CallTrigger) => {
  const waiting = new Map<string, Waiting>();

  const eventOf = (source: string, clientId: string, user: CognitoUser | null, request: object) => ({
    version: '1',
    region,
    userPoolId: localStage.userPoolId,
    triggerSource: `${source}_Authentication`,
    userName: user?.sub ?? randomUUID(),
    callerContext: { awsSdkVersion: 'local', clientId },
    request: {
      userAttributes: user ? { ...user.attributes, sub: user.sub } : {},
      userNotFound: user === null,
      ...request,
    },
    response: {},
  });

  const define = async (clientId: string, user: CognitoUser | null, session: Result[]) =>
    responseOf(await call(eventOf('DefineAuthChallenge', clientId, user, { session }))) as Partial<
      DefineAuthChallengeTriggerEvent['response']
    >;

  const start = async (clientId: string, parameters: AwsInput): Promise<AwsInput> => {
    const username = textOf(parameters, 'USERNAME');
    const user = store.find(username) ?? null;
    const first = await define(clientId, user, []);
    if (first.challengeName !== 'CUSTOM_CHALLENGE') throw refused();
    const created = responseOf(
      await call(eventOf('CreateAuthChallenge', clientId, user, { session: [], challengeName: 'CUSTOM_CHALLENGE' })),
    ) as Partial<CreateAuthChallengeTriggerEvent['response']>;
    const Session = `${randomUUID()}${randomBytes(32).toString('base64url')}`;
    waiting.set(Session, {
      sub: user?.sub ?? null,
      clientId,
      parameters: created.privateChallengeParameters ?? {},
      expiresAt: Date.now() + challengeMs,
    });
    const ChallengeParameters = { USERNAME: user?.sub ?? username, ...created.publicChallengeParameters };
    return { ChallengeName: 'CUSTOM_CHALLENGE', Session, ChallengeParameters };
  };

  /** Returns the user who signed in. A session can be answered once. */
  const answer = async (clientId: string, session: string, responses: AwsInput): Promise<CognitoUser> => {
    const found = waiting.get(session);
    waiting.delete(session);
    if (!found || found.clientId !== clientId || found.expiresAt <= Date.now()) {
      throw new AwsError('NotAuthorizedException', 'Invalid session for the user.');
    }
    const user = found.sub === null ? null : store.get(found.sub);
    const request = {
      privateChallengeParameters: found.parameters,
      challengeAnswer: textOf(responses, 'ANSWER'),
    };
    const verified = responseOf(await call(eventOf('VerifyAuthChallengeResponse', clientId, user, request))) as Partial<
      VerifyAuthChallengeResponseTriggerEvent['response']
    >;
    const result: Result = { challengeName: 'CUSTOM_CHALLENGE', challengeResult: verified.answerCorrect === true };
    const { issueTokens } = await define(clientId, user, [result]);
    if (issueTokens !== true || !user?.enabled) throw refused();
    return user;
  };

  return { start, answer };
};
