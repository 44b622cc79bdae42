import { withoutInvisible } from '../../core/model/plain-text';
import { isCallable, parseWebAddress } from '../../core/model/web-address';
import { notice, type Notice } from '../../text/notice';
import { providerOf } from './providers';
import type { IntegrationProvider } from './vocabulary';

export type ConnectFields = Readonly<Record<string, string>>;

/** Values of the provider's own fields, without invisible characters. */
export const fieldsOf = (provider: IntegrationProvider, given: ConnectFields): ConnectFields =>
  Object.fromEntries(providerOf(provider).fields.map(({ name }) => [name, withoutInvisible(given[name] ?? '').trim()]));

const isCalled = (value: string): boolean => {
  const url = parseWebAddress(value);
  return url !== null && isCallable(url);
};

/** Problem of each field; empty if the form can be sent. */
export const fieldProblems = (provider: IntegrationProvider, fields: ConnectFields): Record<string, Notice> => {
  const problems = providerOf(provider).fields.flatMap(({ name, kind, maxLength, pattern, wrong }) => {
    const value = fields[name] ?? '';
    if (value === '') return [[name, notice('required')] as const];
    const isRight = value.length <= maxLength && pattern.test(value) && (kind !== 'url' || isCalled(value));
    return isRight ? [] : [[name, wrong] as const];
  });
  return Object.fromEntries(problems);
};
