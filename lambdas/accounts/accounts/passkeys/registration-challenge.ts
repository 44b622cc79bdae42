import { limits } from '@shared/limits';
import { addSeconds } from '../../../platform/clock';
import { sameHash } from '../../../platform/crypto/keyed-hash';
import type { Deps } from '../ports';

type ChallengeDeps = Pick<Deps, 'hash' | 'clock' | 'secrets' | 'throttle'>;

const signatureOf = ({ hash }: ChallengeDeps, userId: string, content: string): Promise<string> =>
  hash('passkey-challenge', `${userId}\0${content}`);

/** Challenge that contains its person and expiry, so nothing is stored before the answer. */
export const newChallenge = async (deps: ChallengeDeps, userId: string): Promise<string> => {
  const until = addSeconds(deps.clock.now(), limits.passkeyMinutes * 60).getTime();
  const content = `${until}.${deps.secrets.token()}`;
  return Buffer.from(`${content}.${await signatureOf(deps, userId, content)}`).toString('base64url');
};

/** Accepts the challenge once, for this person, and in time. */
export const spendChallenge = async (deps: ChallengeDeps, userId: string, challenge: string): Promise<boolean> => {
  const [until = '', nonce = '', signature = ''] = Buffer.from(challenge, 'base64url').toString().split('.');
  if (Number(until) <= deps.clock.now().getTime()) return false;
  if (!sameHash(signature, await signatureOf(deps, userId, `${until}.${nonce}`))) return false;
  return deps.throttle.cooldown('passkeyChallenges', { challenge: nonce }).then(
    () => true,
    (error: unknown) => {
      if ((error as { code?: unknown }).code === 'COOLDOWN') return false;
      throw error;
    },
  );
};
