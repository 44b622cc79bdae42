import { accountRoutes } from '@shared/api/accounts.routes';
import { beforeAll, describe, expect, it } from 'vitest';
import { api, type Reply } from '../support/client';
import { uniqueEmail } from '../support/people';
import { sharedStack } from '../support/stack';

beforeAll(() => {
  sharedStack();
});

const rounds = 50;

type Answer = Pick<Reply<(typeof accountRoutes)['sendOtp']>, 'status' | 'body'>;
type Call = (email: string) => Promise<Answer>;
type Side = { answers: Set<string>; millis: number[] };

/** What the call takes when nothing disturbs it: the quicker quarter, as somebody who measures would use it. */
const quartile = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 4)] ?? 0;

const timed = async (side: Side, call: Call, email: string): Promise<void> => {
  const start = performance.now();
  const { status, body } = await call(email);
  side.millis.push(performance.now() - start);
  side.answers.add(JSON.stringify([status, body]));
};

/** Alternates between known and unknown addresses, so that a slow moment of the machine falls on both. */
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

const register: Call = (email) =>
  api(accountRoutes.register, {
    body: { userType: 'doctor', firstName: 'A', lastName: 'B', phone: '1', email, password: 'some 8 words' },
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
    async (name, call) => {
      const [knownSide, unknownSide] = await compare(call, known);
      expect(unknownSide.answers).toEqual(knownSide.answers);
      expect(knownSide.answers.size).toBe(1);
      const [one, other] = [quartile(knownSide.millis), quartile(unknownSide.millis)];
      if (process.env['SHOW_TIMINGS']) console.log(name, 'known', one.toFixed(1), 'unknown', other.toFixed(1), 'ms');
      // Loose enough for a busy machine, tight enough to notice a password that is not hashed; that every single call is
      // made on both sides is checked next to the use cases.
      expect(Math.abs(one - other)).toBeLessThan(Math.max(10, 0.3 * Math.max(one, other)));
    },
    60_000,
  );
});
