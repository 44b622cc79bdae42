import { parse, type Token } from '@messageformat/parser';
import type { Message, MessagePart } from '../../shared/text/message';

/** `number` also for an argument counted by a plural. */
export type Argument = { name: string; kind: 'text' | 'number' };

const compileToken = (token: Token, counted: string | null): MessagePart => {
  switch (token.type) {
    case 'content':
      return token.value;
    case 'argument':
      return [token.arg];
    case 'octothorpe':
      return [counted!, 'number'];
    case 'function':
      if (token.key === 'number' && !token.param) return [token.arg, 'number'];
      throw new Error(`"${token.key}" is not supported: format dates and amounts before, with shared/text/formats.`);
    case 'selectordinal':
      throw new Error('Ordinals are not supported.');
    default: {
      if (token.pluralOffset) throw new Error('An offset is not supported.');
      const isSelect = token.type === 'select';
      const within = isSelect ? counted : token.arg;
      const cases = Object.fromEntries(
        token.cases.map(({ key, tokens }) => [key.replace(/^=/, ''), compileTokens(tokens, within)]),
      );
      return [token.arg, token.type, cases];
    }
  }
};

const compileTokens = (tokens: readonly Token[], counted: string | null): Message => {
  const parts = tokens.map((token) => compileToken(token, counted));
  return parts.every((part) => typeof part === 'string') ? parts.join('') : parts;
};

const hasBrace = (message: Message): boolean =>
  typeof message === 'string'
    ? /[{}]/.test(message)
    : message.some((part) => (typeof part === 'string' ? hasBrace(part) : Object.values(part[2] ?? {}).some(hasBrace)));

/** ICU would treat the following part as text. */
const quotes = /(?<!')'[{}]/;

/** Throws for invalid ICU, with the position in the message. */
export const compileMessage = (text: string): Message => {
  if (quotes.test(text)) throw new Error("An apostrophe before a brace quotes it in ICU: double it, as in ''{name}.");
  const message = compileTokens(parse(text), null);
  if (hasBrace(message)) throw new Error('Braces are for arguments only: {name}.');
  return message;
};

export const argumentsOf = (message: Message): Argument[] => {
  if (typeof message === 'string') return [];
  return message.flatMap((part): Argument[] => {
    if (typeof part === 'string') return [];
    const [name, kind, cases] = part;
    const own: Argument = { name, kind: kind === 'plural' || kind === 'number' ? 'number' : 'text' };
    return [own, ...Object.values(cases ?? {}).flatMap(argumentsOf)];
  });
};
