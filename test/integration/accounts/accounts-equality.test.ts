import { currentTerms } from '@shared/legal/documents';
import { accountRoutes } from '@shared/accounts/api/accounts.routes';
import { limits } from '@shared/limits';
import { refusedFields } from '@shared/text/english.fixture';
import { afterAll, describe, expect, it } from 'vitest';
import { api } from '../../support/client';
import { registerProfessional, uniqueEmail } from '../../support/people';
import { startTestStack } from '../../support/stack';
import { notice } from '@shared/text/notice';
import { DeleteCommand } from '@lambdas/platform/table/commands';
import { openTable } from '@lambdas/platform/table/table';
import { scanTable } from '../../../scripts/lib/scan-table';

/** Log lines of the answering function, until it answers. */
let calls: string[] = [];

const stack = await startTestStack({
  watch: (functionName) => ({
    call: (call) => void (functionName === 'accounts' && calls.push(call)),
    tableCall: () => undefined,
    answered: () => undefined,
  }),
});
afterAll(() => stack.stop());

type Answer = { status: number; body: object };
type Call = (email: string) => Promise<Answer>;

/** What a caller could use to tell addresses apart. scripts/bench/enumeration.ts measures the time of these calls. */
const seenOf = async (call: Call, email: string) => {
  await stack.drain();
  calls = [];
  const { status, body } = await call(email);
  return { status, body, calls: calls.toSorted() };
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

const sendCode: Call = (email) => api(accountRoutes.sendOtp, { body: { email, type: 'email_verification' } });

/** Expires codes as if their days had passed. */
const forgetCodes = async (): Promise<void> => {
  const table = openTable();
  for await (const { pk, sk, entity } of scanTable(table)) {
    if (entity === 'Otp') await table.client.send(new DeleteCommand({ TableName: table.name, Key: { pk, sk } }));
  }
};

const compared: Record<string, Call> = {
  'send-otp': (email) => api(accountRoutes.sendOtp, { body: { email, type: 'password_reset' } }),
  'verify-otp': (email) => api(accountRoutes.verifyOtp, { body: { email, type: 'password_reset', code: '000000' } }),
  'resend-confirmation': (email) => api(accountRoutes.resendConfirmation, { body: { email } }),
  'reset-password': (email) =>
    api(accountRoutes.resetPassword, { body: { email, reset_token: 'x'.repeat(43), password: 'new words 1' } }),
  'recover-two-factor': (email) =>
    api(accountRoutes.recoverTwoFactor, { body: { email, password: 'wrong', recoveryCode: 'ABCDE-FGHJK' } }),
  register,
};

/** Addresses with and without an account, in the same state otherwise. */
const pairs = {
  'long after the last code': async () => {
    const { email } = await registerProfessional();
    await forgetCodes();
    return { known: email, unknown: uniqueEmail('nobody') };
  },
  'while a code is fresh': async () => {
    const [known, unknown] = [uniqueEmail('known'), uniqueEmail('nobody')];
    await register(known);
    const { status } = await sendCode(unknown);
    expect(status).toBe(200);
    return { known, unknown };
  },
};
const cases = Object.entries(compared).flatMap(([name, call]) =>
  Object.entries(pairs).map(([state, pair]) => ({ name, call, state, pair })),
);

describe('known and unknown addresses', () => {
  it.each(cases)('$state get the same answer after the same calls from $name', async ({ call, pair }) => {
    const { known, unknown } = await pair();
    // Secrets and keys are read once, before the comparison.
    await call(uniqueEmail('nobody'));
    const ofUnknown = await seenOf(call, unknown);
    expect(ofUnknown.calls.length).toBeGreaterThan(0);
    expect(await seenOf(call, known)).toEqual(ofUnknown);
  });

  it('get the same refusal for a name that grows when case-folded', async () => {
    const known = uniqueEmail('known');
    await register(known);
    const organization = '\u{fdfa}'.repeat(limits.organizationLength);
    const answers = await Promise.all(
      [known, uniqueEmail('nobody')].map((email) =>
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
