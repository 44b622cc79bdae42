import { limits } from '@shared/limits';
import { describe, expect, it } from 'vitest';
import { confirmedProfessional } from '../steps.fixture';
import { professional } from '../people.fixture';
import { World } from '../world.fixture';
import { Authenticator } from './authenticator.fake';
import { answerChallenge, type ChallengeEvent } from './challenge';
import { addPasskey, listPasskeys, removePasskey, renamePasskey, startPasskey } from './passkeys';

const { password } = professional;
const origin = 'https://wardline.test';
const refused = { code: 'INVALID_REQUEST' };

const added = async (world: World, userId: string, name = 'Laptop') => {
  const authenticator = new Authenticator();
  const { challenge } = await startPasskey(world.deps, userId, password);
  await addPasskey(world.deps, userId, {
    challenge,
    name,
    registration: authenticator.register({ challenge, origin }),
  });
  return authenticator;
};

const withPasskey = async () => {
  const world = new World();
  const userId = await confirmedProfessional(world);
  return { world, userId, authenticator: await added(world, userId) };
};

describe('passkeys', () => {
  it('are added with the password, listed, renamed, and removed', async () => {
    const { world, userId } = await withPasskey();
    await expect(startPasskey(world.deps, userId, 'wrong')).rejects.toMatchObject({ code: 'WRONG_PASSWORD' });
    const list = async () => (await listPasskeys(world.deps, userId)).items;
    expect(await list()).toEqual([
      {
        passkeyId: expect.stringMatching(/^[\w-]{43}$/),
        name: 'Laptop',
        createdAt: world.now.toISOString(),
        lastUsedAt: null,
      },
    ]);
    const { passkeyId } = (await list())[0]!;
    await renamePasskey(world.deps, userId, { passkeyId, name: 'Phone' });
    expect(await list()).toMatchObject([{ name: 'Phone' }]);
    const remove = (given: string) => removePasskey(world.deps, userId, { passkeyId, password: given });
    await expect(remove('wrong')).rejects.toMatchObject({ code: 'WRONG_PASSWORD' });
    await remove(password);
    expect(await list()).toEqual([]);
    await expect(remove(password)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(renamePasskey(world.deps, userId, { passkeyId, name: 'x' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(world.securityChanges).toEqual(['passkey_added', 'passkey_removed']);
  });

  it('are rejected for another challenge, person, site, or time, and a second time', async () => {
    const { world, userId } = await withPasskey();
    const add = (challenge: string, registration = new Authenticator().register({ challenge, origin }), by = userId) =>
      addPasskey(world.deps, by, { challenge, name: 'x', registration });
    const start = async () => (await startPasskey(world.deps, userId, password)).challenge;
    await expect(add('bm9uZQ')).rejects.toMatchObject(refused);
    await expect(add(await start(), undefined, 'someone-else')).rejects.toMatchObject(refused);
    const challenge = await start();
    const authenticator = new Authenticator();
    for (const wrong of [
      { origin: 'https://evil.example' },
      { rpId: 'evil.example' },
      { type: 'webauthn.get' },
      { flags: 0x41 },
      { flags: 0x44 },
      { flags: 0x05 },
      { id: Buffer.alloc(32) },
    ]) {
      await expect(add(challenge, authenticator.register({ challenge, origin }, wrong))).rejects.toMatchObject(refused);
    }
    await expect(add(challenge, authenticator.register({ challenge: await start(), origin }))).rejects.toMatchObject(
      refused,
    );
    await add(challenge, authenticator.register({ challenge, origin }));
    await expect(add(challenge)).rejects.toMatchObject(refused);
    const late = await start();
    world.advance(limits.passkeyMinutes * 60);
    await expect(add(late)).rejects.toMatchObject(refused);
  });

  it('are not added twice', async () => {
    const { world, userId, authenticator } = await withPasskey();
    const { challenge, known } = await startPasskey(world.deps, userId, password);
    expect(known).toEqual([authenticator.id.toString('base64url')]);
    const registration = authenticator.register({ challenge, origin });
    await expect(addPasskey(world.deps, userId, { challenge, name: 'x', registration })).rejects.toMatchObject(refused);
  });
});

describe('a sign-in by passkey', () => {
  const call = (world: World, event: object) => answerChallenge(event as ChallengeEvent, world.deps);
  const requestOf = (userId: string | null, more: object) => ({
    userName: userId ?? 'unknown',
    request: { userAttributes: userId === null ? {} : { sub: userId }, userNotFound: userId === null, ...more },
    response: {},
  });
  const challengeFor = async (world: World, userId: string | null) => {
    const event = { triggerSource: 'CreateAuthChallenge_Authentication', ...requestOf(userId, { session: [] }) };
    const { response } = await call(world, event);
    return (response as unknown as { publicChallengeParameters: { challenge: string } }).publicChallengeParameters
      .challenge;
  };
  const isRight = async (world: World, userId: string | null, challenge: string, answer: unknown) => {
    const given = typeof answer === 'string' ? answer : JSON.stringify(answer);
    const request = { privateChallengeParameters: { challenge }, challengeAnswer: given };
    const triggerSource = 'VerifyAuthChallengeResponse_Authentication';
    const { response } = await call(world, { triggerSource, ...requestOf(userId, request) });
    return (response as unknown as { answerCorrect: boolean }).answerCorrect;
  };

  it('accepts one right answer to its own challenge', async () => {
    const { world, userId, authenticator } = await withPasskey();
    const challenge = await challengeFor(world, userId);
    const answer = authenticator.answer({ challenge, origin });
    expect(await isRight(world, userId, await challengeFor(world, userId), answer)).toBe(false);
    expect(await isRight(world, userId, challenge, answer)).toBe(true);
    expect(await world.deps.passkeys.list(userId)).toMatchObject([
      { signCount: 1, lastUsedAt: world.now.toISOString() },
    ]);
    // The counter was stored, so the same answer is a copy.
    expect(await isRight(world, userId, challenge, answer)).toBe(false);
  });

  it('succeeds for only one of two uses of the same answer at once', async () => {
    const { world, userId, authenticator } = await withPasskey();
    const challenge = await challengeFor(world, userId);
    const answer = authenticator.answer({ challenge, origin });
    const results = await Promise.all([1, 2].map(() => isRight(world, userId, challenge, answer)));
    expect(results.filter(Boolean)).toHaveLength(1);
  });

  it.each([
    { origin: 'https://evil.example' },
    { rpId: 'evil.example' },
    { type: 'webauthn.create' },
    { flags: 0x01 },
    { flags: 0x04 },
    { count: 0 },
  ])('is refused with %j', async (wrong) => {
    const { world, userId, authenticator } = await withPasskey();
    world.table.put({ ...world.table.items('Passkey')[0], signCount: 5 });
    authenticator.count = 9;
    const challenge = await challengeFor(world, userId);
    expect(await isRight(world, userId, challenge, authenticator.answer({ challenge, origin }, wrong))).toBe(false);
    expect(await isRight(world, userId, challenge, authenticator.answer({ challenge, origin }))).toBe(true);
  });

  it('is rejected for another account, an unknown address, another key, and malformed answers', async () => {
    const { world, userId, authenticator } = await withPasskey();
    const challenge = await challengeFor(world, userId);
    const answer = authenticator.answer({ challenge, origin });
    expect(await isRight(world, 'someone-else', challenge, answer)).toBe(false);
    expect(await isRight(world, null, challenge, answer)).toBe(false);
    const other = { ...new Authenticator().answer({ challenge, origin }), credentialId: answer.credentialId };
    expect(await isRight(world, userId, challenge, other)).toBe(false);
    for (const none of ['', '{}', 'null', '[]', JSON.stringify({ ...answer, signature: '' })]) {
      expect(await isRight(world, userId, challenge, none)).toBe(false);
    }
    expect((await challengeFor(world, null)).length).toBe(challenge.length);
  });

  it('issues tokens only after one right answer', async () => {
    const { world, userId } = await withPasskey();
    const decide = async (session: object[], id: string | null = userId) => {
      const triggerSource = 'DefineAuthChallenge_Authentication';
      return (await call(world, { triggerSource, ...requestOf(id, { session }) })).response;
    };
    const result = (challengeResult: boolean, challengeName = 'CUSTOM_CHALLENGE') => ({
      challengeName,
      challengeResult,
    });
    const asked = { challengeName: 'CUSTOM_CHALLENGE', issueTokens: false, failAuthentication: false };
    expect(await decide([])).toEqual(asked);
    expect(await decide([], null)).toEqual(asked);
    expect(await decide([result(true)])).toMatchObject({ issueTokens: true, failAuthentication: false });
    const over = { issueTokens: false, failAuthentication: true };
    expect(await decide([result(false)])).toMatchObject(over);
    expect(await decide([result(true)], null)).toMatchObject(over);
    expect(await decide([result(false), result(true)])).toMatchObject(over);
    expect(await decide([result(true, 'SRP_A')])).toMatchObject(over);
  });
});
