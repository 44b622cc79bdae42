import type { StageConfig } from '../../infra/config';
import type { Fill } from '../../infra/limits/fill';
import { limits } from '../../infra/limits/limits';
import type { Account } from './account';

/** `null` is fine; a text says how to fix it. */
type Question = { name: string; ask: (account: Account) => Promise<string | null> };

/** Minimum version of the roles with which the installed CDK deploys. */
const leastBootstrap = 6;

const unlessBelow = (least: number, found: number, remedy: string): string | null =>
  found < least ? `${found}, but the stage needs ${least}: ${remedy}` : null;

const quotaQuestions = (fills: readonly Fill[]): Question[] =>
  limits.flatMap((limit) => {
    if (!limit.asked) return [];
    const { name, service, code } = limit.asked;
    const needed = Math.max(0, ...fills.filter((fill) => fill.limit === limit).map(({ used }) => used));
    const remedy = `request more under Service Quotas (${service}, ${code})`;
    return [{ name, ask: async (account) => unlessBelow(needed, await account.quota(service, code), remedy) }];
  });

export const accountQuestions: readonly Question[] = [
  {
    name: 'CDK bootstrap version',
    ask: async (account) => unlessBelow(leastBootstrap, await account.bootstrapVersion(), 'bootstrap again'),
  },
  {
    name: 'SES production access',
    ask: async (account) => ((await account.sendsMailToAnyone()) ? null : 'only verified addresses get mail'),
  },
  {
    name: 'SMS production access',
    ask: async (account) => ((await account.isInSmsSandbox()) ? 'only verified numbers get texts' : null),
  },
  {
    name: 'SMS spending limit',
    ask: async (account) => ((await account.smsLimit()) > 1 ? null : 'still the 1 USD a month of a new account'),
  },
];

const zoneQuestions = ({ domain }: StageConfig): Question[] =>
  domain
    ? [
        {
          name: 'Hosted zone',
          ask: async (account) => {
            const name = await account.zoneName(domain.zoneId);
            return name === domain.zoneName ? null : `${domain.zoneId} is ${name}, not ${domain.zoneName}`;
          },
        },
      ]
    : [];

const isWithoutCredentials = (error: unknown): boolean =>
  error instanceof Error && error.name === 'CredentialsProviderError';

const lineOf = async ({ name, ask }: Question, account: Account): Promise<string> => {
  try {
    const problem = await ask(account);
    return problem === null ? `ok  ${name}` : `NO  ${name}: ${problem}`;
  } catch (error) {
    if (isWithoutCredentials(error)) throw error;
    return `??  ${name}: ${error instanceof Error ? error.message : String(error)}`;
  }
};

export type Answers = { isReady: boolean; lines: string[] };

export const askAccount = async (config: StageConfig, fills: readonly Fill[], account: Account): Promise<Answers> => {
  const questions = [...quotaQuestions(fills), ...accountQuestions, ...zoneQuestions(config)];
  try {
    const lines = await Promise.all(questions.map((question) => lineOf(question, account)));
    return { isReady: lines.every((line) => line.startsWith('ok')), lines };
  } catch (error) {
    if (!isWithoutCredentials(error)) throw error;
    return { isReady: false, lines: ['The account was not asked: the shell has no AWS credentials.'] };
  }
};
