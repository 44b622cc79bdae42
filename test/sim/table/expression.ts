import { invalid } from './table-failure';
import type { Value } from './values';

/** Names and list positions from the item down. */
export type Path = readonly (string | number)[];
export type Operand =
  | { kind: 'path'; path: Path }
  | { kind: 'value'; value: Value }
  | { kind: 'call'; name: string; args: readonly Operand[] }
  | { kind: 'sum'; sign: '+' | '-'; left: Operand; right: Operand };
export type Condition =
  | { kind: 'and' | 'or'; left: Condition; right: Condition }
  | { kind: 'not'; of: Condition }
  | { kind: 'compare'; operator: string; left: Operand; right: Operand }
  | { kind: 'between'; of: Operand; low: Operand; high: Operand }
  | { kind: 'in'; of: Operand; among: readonly Operand[] }
  | { kind: 'test'; name: string; args: readonly Operand[] };
export type Update = {
  set: { path: Path; to: Operand }[];
  remove: Path[];
  add: { path: Path; by: Value }[];
  delete: { path: Path; members: Value }[];
};

export type Names = Record<string, string> | undefined;
export type Values = Record<string, Value> | undefined;

const token = /\s*(<>|<=|>=|[=<>(),+\-.[\]]|[#:]?[A-Za-z0-9_]+)/y;

const tokensOf = (text: string): string[] => {
  const tokens: string[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < text.trimEnd().length) {
    const found = token.exec(text)?.[1];
    if (found === undefined) throw invalid(`Invalid expression: ${text}`);
    tokens.push(found);
  }
  return tokens;
};

const checkOrdered = (operand: Operand): void => {
  if (operand.kind !== 'value' || operand.value.S !== undefined || operand.value.N !== undefined) return;
  throw invalid('Incorrect operand type for operator or function');
};

/**
 * Parsers of the expressions of one request. All names and values of the request have to be used, as DynamoDB demands,
 * which `finish` checks.
 */
export const expressionParser = (names: Names = {}, values: Values = {}) => {
  const usedNames = new Set<string>();
  const usedValues = new Set<string>();

  const nameOf = (text: string): string => {
    if (!text.startsWith('#')) return text;
    const name = names[text];
    if (name === undefined)
      throw invalid(`An expression attribute name used in the document path is not defined; attribute name: ${text}`);
    usedNames.add(text);
    return name;
  };
  const valueOf = (text: string): Value => {
    const value = values[text];
    if (value === undefined)
      throw invalid(`An expression attribute value used in expression is not defined; attribute value: ${text}`);
    usedValues.add(text);
    return value;
  };

  const reader = (text: string) => {
    const tokens = tokensOf(text);
    let at = 0;
    const peek = (): string => tokens[at] ?? '';
    const word = (): string => peek().toUpperCase();
    const next = (): string => {
      at += 1;
      return tokens[at - 1] ?? '';
    };
    const accept = (wanted: string): boolean => {
      if (word() !== wanted) return false;
      at += 1;
      return true;
    };
    const expect = (wanted: string): void => {
      if (!accept(wanted)) throw invalid(`Syntax error; token: "${peek()}", expected: "${wanted}" in ${text}`);
    };
    const end = (): void => {
      if (at < tokens.length) throw invalid(`Syntax error; token: "${peek()}" in ${text}`);
    };

    const path = (): Path => {
      const parts: (string | number)[] = [nameOf(next())];
      for (;;) {
        if (accept('.')) parts.push(nameOf(next()));
        else if (accept('[')) {
          parts.push(Number(next()));
          expect(']');
        } else return parts;
      }
    };
    const list = <Part>(part: () => Part): Part[] => {
      const parts = [part()];
      while (accept(',')) parts.push(part());
      return parts;
    };
    const args = (): Operand[] => {
      expect('(');
      const found = list(operand);
      expect(')');
      return found;
    };
    const operand = (): Operand => {
      const first = peek();
      if (first.startsWith(':')) return { kind: 'value', value: valueOf(next()) };
      if (tokens[at + 1] === '(') return { kind: 'call', name: next(), args: args() };
      return { kind: 'path', path: path() };
    };
    const sum = (): Operand => {
      let left = operand();
      while (peek() === '+' || peek() === '-')
        left = { kind: 'sum', sign: next() as '+' | '-', left, right: operand() };
      return left;
    };

    const condition = (): Condition => {
      let left = conjunction();
      while (accept('OR')) left = { kind: 'or', left, right: conjunction() };
      return left;
    };
    const conjunction = (): Condition => {
      let left = negation();
      while (accept('AND')) left = { kind: 'and', left, right: negation() };
      return left;
    };
    const negation = (): Condition => (accept('NOT') ? { kind: 'not', of: negation() } : primary());
    const primary = (): Condition => {
      if (accept('(')) {
        const inner = condition();
        expect(')');
        return inner;
      }
      const left = operand();
      if (accept('BETWEEN')) {
        const low = operand();
        expect('AND');
        return { kind: 'between', of: left, low, high: operand() };
      }
      if (accept('IN')) return { kind: 'in', of: left, among: args() };
      if (/^(=|<>|<|<=|>|>=)$/.test(peek())) {
        const compared = { kind: 'compare' as const, operator: next(), left, right: operand() };
        if (!/^(=|<>)$/.test(compared.operator)) [compared.left, compared.right].forEach(checkOrdered);
        return compared;
      }
      if (left.kind === 'call') return { kind: 'test', name: left.name, args: left.args };
      throw invalid(`Syntax error; token: "${peek()}" in ${text}`);
    };

    const update = (): Update => {
      const found: Update = { set: [], remove: [], add: [], delete: [] };
      const member = (): { path: Path; value: Value } => ({ path: path(), value: valueOf(next()) });
      while (peek()) {
        if (accept('SET')) {
          found.set = list(() => {
            const to = path();
            expect('=');
            return { path: to, to: sum() };
          });
        } else if (accept('REMOVE')) found.remove = list(path);
        else if (accept('ADD')) found.add = list(member).map((it) => ({ path: it.path, by: it.value }));
        else if (accept('DELETE')) found.delete = list(member).map((it) => ({ path: it.path, members: it.value }));
        else throw invalid(`Invalid UpdateExpression: Syntax error; token: "${peek()}"`);
      }
      return found;
    };

    return { condition, update, paths: () => list(path), end };
  };

  const whole = <Parsed>(text: string, parse: (it: ReturnType<typeof reader>) => Parsed): Parsed => {
    const it = reader(text);
    const parsed = parse(it);
    it.end();
    return parsed;
  };

  return {
    condition: (text: string): Condition => whole(text, (it) => it.condition()),
    update: (text: string): Update => whole(text, (it) => it.update()),
    paths: (text: string): Path[] => whole(text, (it) => it.paths()),
    finish(): void {
      const unusedName = Object.keys(names).find((it) => !usedNames.has(it));
      if (unusedName)
        throw invalid(`Value provided in ExpressionAttributeNames unused in expressions: keys: {${unusedName}}`);
      const unusedValue = Object.keys(values).find((it) => !usedValues.has(it));
      if (unusedValue)
        throw invalid(`Value provided in ExpressionAttributeValues unused in expressions: keys: {${unusedValue}}`);
    },
  };
};
