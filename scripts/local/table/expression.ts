import { checkBetween, checkCall, checkComparison, checkIn, checkMembers, checkSum } from './check-operands';
import { reservedWords } from './reserved-words';
import type { Condition, Names, Operand, Path, Update, Values } from './syntax';
import { invalid } from './table-failure';
import type { Value } from './values';

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

/** https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Constraints.html */
const maxExpressionBytes = 4096;
const maxOperators = 300;
const operators = new Set(['AND', 'OR', 'NOT', 'IN', 'BETWEEN', '=', '<>', '<', '<=', '>', '>=', '+', '-']);

/**
 * Parsers of the expressions of one request. All names and values of the request have to be used, as DynamoDB demands,
 * which `finish` checks.
 */
export const expressionParser = (names: Names = {}, values: Values = {}) => {
  const usedNames = new Set<string>();
  const usedValues = new Set<string>();

  const nameOf = (text: string): string => {
    if (!text.startsWith('#')) {
      if (reservedWords.has(text.toUpperCase()))
        throw invalid(`Attribute name is a reserved keyword; reserved keyword: ${text}`);
      if (!/^[A-Za-z]/.test(text)) throw invalid(`Syntax error; token: "${text}"`);
      return text;
    }
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
          if (!/^\d+$/.test(peek())) throw invalid(`Syntax error; token: "${peek()}" in ${text}`);
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
      if (tokens[at + 1] === '(') {
        const call = { kind: 'call' as const, name: next(), args: args() };
        checkCall(call);
        return call;
      }
      return { kind: 'path', path: path() };
    };
    const sum = (): Operand => {
      const left = operand();
      if (peek() !== '+' && peek() !== '-') return left;
      const summed = { kind: 'sum' as const, sign: next() as '+' | '-', left, right: operand() };
      checkSum(summed);
      return summed;
    };

    /** Where the parenthesis closes that is open at a token. */
    const closes = (open: number): number => {
      let depth = 0;
      for (let position = open; position < tokens.length; position += 1) {
        if (tokens[position] === '(') depth += 1;
        if (tokens[position] === ')') depth -= 1;
        if (depth === 0) return position;
      }
      return tokens.length;
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
        const isWhole = peek() === '(';
        const start = at;
        const inner = condition();
        if (isWhole && closes(start) === at - 1) throw invalid('The expression has redundant parentheses');
        expect(')');
        return inner;
      }
      const left = operand();
      if (accept('BETWEEN')) {
        const low = operand();
        expect('AND');
        const between = { kind: 'between' as const, of: left, low, high: operand() };
        checkBetween(between);
        return between;
      }
      if (accept('IN')) {
        const membership = { kind: 'in' as const, of: left, among: args() };
        checkIn(membership);
        return membership;
      }
      if (/^(=|<>|<|<=|>|>=)$/.test(peek())) {
        const compared = { kind: 'compare' as const, operator: next(), left, right: operand() };
        checkComparison(compared);
        return compared;
      }
      if (left.kind === 'call' && left.name !== 'size') return { kind: 'test', name: left.name, args: left.args };
      throw invalid(`Syntax error; token: "${peek()}" in ${text}`);
    };

    const update = (): Update => {
      const found: Update = { set: [], remove: [], add: [], delete: [] };
      const member = (): { path: Path; value: Value } => ({ path: path(), value: valueOf(next()) });
      if (!peek()) throw invalid('Invalid UpdateExpression: The expression can not be empty;');
      const seen = new Set<string>();
      while (peek()) {
        if (seen.has(word()))
          throw invalid(
            `Invalid UpdateExpression: The "${word()}" section can only be used once in an update expression;`,
          );
        seen.add(word());
        if (accept('SET')) {
          found.set = list(() => {
            const to = path();
            expect('=');
            return { path: to, to: sum() };
          });
        } else if (accept('REMOVE')) found.remove = list(path);
        else if (accept('ADD')) {
          found.add = list(member).map((it) => ({ path: it.path, by: it.value }));
          found.add.forEach(({ by }) => checkMembers('ADD', by));
        } else if (accept('DELETE')) {
          found.delete = list(member).map((it) => ({ path: it.path, members: it.value }));
          found.delete.forEach(({ members }) => checkMembers('DELETE', members));
        } else throw invalid(`Invalid UpdateExpression: Syntax error; token: "${peek()}"`);
      }
      return found;
    };

    return { condition, update, paths: () => list(path), end };
  };

  const whole = <Parsed>(text: string, parse: (it: ReturnType<typeof reader>) => Parsed): Parsed => {
    if (Buffer.byteLength(text) > maxExpressionBytes)
      throw invalid('Expression size has exceeded the maximum allowed size');
    const count = tokensOf(text).filter((it) => operators.has(it.toUpperCase())).length;
    if (count > maxOperators) throw invalid('The expression contains too many operators');
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
