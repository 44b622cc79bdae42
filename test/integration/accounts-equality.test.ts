import { currentTerms } from '@shared/legal/documents';
import { accountRoutes } from '@shared/api/accounts.routes';
import { limits } from '@shared/limits';
import { refusedFields } from '@shared/text/english.fixture';
import { beforeAll, describe, expect, it } from 'vitest';
import { api } from '../support/client';
import { uniqueEmail } from '../support/people';
import { sharedStack } from '../support/stack';
import { notice } from '@shared/text/notice';

beforeAll(async () => {
  await sharedStack();
});

const rounds = 50;

type Answer = { status: number; body: object };
type Call = (email: string) => Promise<Answer>;
type Side = { answers: Set<string>; millis: number[] };

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Slower in nearly every pair, and noticeably. The calls of a pair are adjacent, so load affects both. */
const tellsApart = ([known, unknown]: [Side, Side]): boolean => {
  const differences = known.millis.map((millis, index) => millis - (unknown.millis[index] ?? 0));
  const slower = differences.filter((difference) => difference > 0).length;
  // False positive rate: one in 3,000.
  const oneSided = slower <= 12 || slower >= rounds - 12;
  return oneSided && Math.abs(median(differences)) > Math.max(4, 0.15 * median(unknown.millis));
};

const timed = async (side: Side, call: Call, email: string): Promise<void> => {
  const start = performance.now();
  const { status, body } = await call(email);
  side.millis.push(performance.now() - start);
  side.answers.add(JSON.stringify([status, body]));
};

/** Alternates, so load affects both sides. */
const compare = async (call: Call, known: readonly string[]): Promise<[Side, Side]> => {
  const sides: [Side, Side] = [
    { answers: new Set(), millis: [] },
    { answers: new Set(), millis: [] },
  ];
  for (const [index, email] of known.entries()) {
    const pair: [Side, string][] = [
      [sides[0], email],
      [sides[1], uniqueEmail('nobody')],
    ];
    for (const [side, address] of index % 2 ? pair : pair.reverse()) await timed(side, call, address);
  }
  return sides;
};

const person = {
  firstName: 'A',
  lastName: 'B',
  phone: '+1 202 555 0143',
  password: 'some 8 words',
  acceptedTerms: currentTerms,
};
const employer = { ...person, userType: 'employer' as const };

const register: Call = (email) =>
  api(accountRoutes.register, {
    body: { ...person, userType: 'doctor', email },
  });

const calls: Record<string, Call> = {
  'send-otp': (email) => api(accountRoutes.sendOtp, { body: { email, type: 'password_reset' } }),
  'verify-otp': (email) => api(accountRoutes.verifyOtp, { body: { email, type: 'password_reset', code: '000000' } }),
  'resend-confirmation': (email) => api(accountRoutes.resendConfirmation, { body: { email } }),
  'reset-password': (email) =>
    api(accountRoutes.resetPassword, { body: { email, reset_token: 'x'.repeat(43), password: 'new words 1' } }),
  'recover-two-factor': (email) =>
    api(accountRoutes.recoverTwoFactor, { body: { email, password: 'wrong', recoveryCode: 'ABCDE-FGHJK' } }),
  register,
};

describe('known and unknown addresses', () => {
  let known: string[];
  beforeAll(async () => {
    known = Array.from({ length: rounds }, () => uniqueEmail('known'));
    for (const email of known) await register(email);
  }, 60_000);

  it.each(Object.entries(calls))(
    'get the same answer in the same time from %s',
    async (_name, call) => {
      const sides = await compare(call, known);
      const [knownSide, unknownSide] = sides;
      expect(unknownSide.answers).toEqual(knownSide.answers);
      expect(knownSide.answers.size).toBe(1);
      const medians = sides.map(({ millis }) => `${median(millis).toFixed(1)} ms`).join(' and ');
      expect(tellsApart(sides), `known and unknown take ${medians}`).toBe(false);
    },
    60_000,
  );

  it('get the same refusal for a name that grows when it is folded', async () => {
    const organization = '\u{fdfa}'.repeat(limits.organizationLength);
    const answers = await Promise.all(
      [known[0]!, uniqueEmail('nobody')].map((email) =>
        api(accountRoutes.register, { body: { ...employer, email, organization } }),
      ),
    );
    const expected = {
      status: 400,
      body: expect.objectContaining({ fields: refusedFields({ organization: notice('textTooLong') }) }),
    };
    expect(answers).toEqual([expect.objectContaining(expected), expect.objectContaining(expected)]);
  });
});
