import { accountRoutes } from '@shared/accounts/api/accounts.routes';
import { currentTerms } from '@shared/legal/documents';
import { api, randomIp } from '../../test/support/client';
import { uniqueEmail } from '../../test/support/people';
import { signIn } from '../../test/support/accounts/sign-in';
import { startStack } from '../local/stack';
import { median, rounded } from './statistics';

// npx tsx scripts/bench/enumeration.ts: does the response or its timing reveal registered addresses?

const tries = 50;

type Answer = { status: number | string; content: string };
type Attempt = (email: string) => Promise<Answer>;
type Comparison = { what: string; known: number[]; unknown: number[]; answers: Set<string> };

const timed = async (attempt: Attempt, email: string): Promise<{ milliseconds: number; answer: string }> => {
  const started = performance.now();
  const answer = await attempt(email);
  return { milliseconds: performance.now() - started, answer: JSON.stringify(answer) };
};

/** Distinct addresses, because a second attempt would hit the cooldown. */
const compare = async (what: string, attempt: Attempt, knownAddresses: readonly string[]): Promise<Comparison> => {
  const result: Comparison = { what, known: [], unknown: [], answers: new Set() };
  for (const [index, address] of knownAddresses.entries()) {
    // Alternating order, so a slow phase of the machine affects both equally.
    const order = index % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of order) {
      const { milliseconds, answer } = await timed(attempt, kind === 'known' ? address : uniqueEmail('nobody'));
      result[kind].push(milliseconds);
      result.answers.add(answer);
    }
  }
  return result;
};

/** Share of pairs where the known address was slower; one half if indistinguishable (Mann-Whitney). */
const slowerShare = ({ known, unknown }: Comparison): number => {
  const wins = known.flatMap((a) => unknown.map((b): number => (a > b ? 1 : a === b ? 0.5 : 0)));
  return wins.reduce((sum, win) => sum + win, 0) / wins.length;
};
/** Three standard errors for this sample size. */
const tolerance = (count: number): number => 3 * Math.sqrt((2 * count + 1) / (12 * count * count));

const answerOf = ({ status, body }: { status: number; body: unknown }): Answer => ({
  status,
  content: JSON.stringify(body),
});

const register: Attempt = async (email) =>
  answerOf(
    await api(
      accountRoutes.register,
      {
        body: {
          userType: 'doctor',
          firstName: 'Bea',
          lastName: 'Bench',
          phone: '+1 202 555 0150',
          email,
          password: 'Marmalade-kite-27',
          acceptedTerms: currentTerms,
        },
      },
      { ip: randomIp() },
    ),
  );
const sendOtp: Attempt = async (email) =>
  answerOf(await api(accountRoutes.sendOtp, { body: { email, type: 'password_reset' } }, { ip: randomIp() }));
const resend: Attempt = async (email) =>
  answerOf(await api(accountRoutes.resendConfirmation, { body: { email } }, { ip: randomIp() }));
const wrongPassword: Attempt = (email) =>
  signIn(email, 'Wrong-passw0rd').then(
    () => ({ status: 'signed in', content: '' }),
    (error: unknown) =>
      error instanceof Error
        ? { status: error.name, content: error.message }
        : { status: 'unknown', content: String(error) },
  );

const addresses = (): string[] => Array.from({ length: tries }, () => uniqueEmail('known'));

const registered = async (): Promise<string[]> => {
  const list = addresses();
  for (const email of list) await register(email);
  return list;
};

const stack = await startStack();
Object.assign(process.env, stack.env);
const known = await registered();
await stack.drain();
const comparisons = [
  await compare('register', register, known),
  await compare('send-otp (password reset)', sendOtp, known),
  await compare('resend-confirmation', resend, await registered()),
  await compare('sign-in with a wrong password', wrongPassword, known),
];
const limit = tolerance(tries);
let told = 0;
for (const comparison of comparisons) {
  const share = slowerShare(comparison);
  const tells = Math.abs(share - 0.5) > limit || comparison.answers.size > 1;
  if (tells) told += 1;
  console.info(
    [
      comparison.what.padEnd(32),
      `known ${rounded(median(comparison.known))} ms`,
      `unknown ${rounded(median(comparison.unknown))} ms`,
      `known slower in ${rounded(share * 100, 0)} % of pairs (50 ± ${rounded(limit * 100, 0)})`,
      comparison.answers.size === 1 ? 'same answer' : `${comparison.answers.size} different answers`,
      tells ? 'TELLS' : 'ok',
    ].join('  '),
  );
  if (comparison.answers.size > 1) for (const answer of comparison.answers) console.info(`    ${answer}`);
}
await stack.stop();
process.exit(told > 0 ? 1 : 0);
