import { checkBetween, checkCall, checkComparison, checkIn, checkMembers, checkSum } from './check-operands';
import { reservedWords } from './reserved-words';
import type { Condition, Names, Operand, Path, Update, Values } from './syntax';
import { invalid } from './table-failure';
import type { Value } from './values';

const token = /\s*(<>|<=|>=|[=<>(),+\-.[\]]|[#:]?[A-Za-z0-9_]+)/y;

const readTokens = (text: string): readonly string[] => {
  const tokens: string[] = [];
  const end = text.trimEnd().length;
  token.lastIndex = 0;
  while (token.lastIndex < end) {
    const found = token.exec(text)?.[1];
    if (found === undefined) throw invalid(`Invalid expression: ${text}`);
    tokens.push(found);
  }
  return tokens;
};

/** Caches expressions, because a program sends the same few repeatedly. */
const known = new Map<string, readonly string[]>();
const mostKnown = 2000;

const tokensOf = (text: string): readonly string[] => {
  const found = known.get(text);
  if (found) return found;
  const tokens = readTokens(text);
  if (known.size >= mostKnown) known.clear();
  known.set(text, tokens);
  return tokens;
};

/** https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Constraints.html */
const maxExpressionBytes = 4096;
const maxOperators = 300;
const operators = new Set(['AND', 'OR', 'NOT', 'IN', 'BETWEEN', '=', '<>', '<', '<=', '>', '>=', '+', '-']);

const isComparison = /^(=|<>|<|<=|>|>=)$/;

/** Names and values of one request. DynamoDB requires all of them to be used, which `finish` checks. */
class Given {
  readonly #usedNames = new Set<string>();
  readonly #usedValues = new Set<string>();

  constructor(
    readonly names: NonNullable<Names>,
    readonly values: NonNullable<Values>,
  ) {}

  name(text: string): string {
    if (!text.startsWith('#')) {
      if (reservedWords.has(text.toUpperCase()))
        throw invalid(`Attribute name is a reserved keyword; reserved keyword: ${text}`);
      if (!/^[A-Za-z]/.test(text)) throw invalid(`Syntax error; token: "${text}"`);
      return text;
    }
    const name = this.names[text];
    if (name === undefined)
      throw invalid(`An expression attribute name used in the document path is not defined; attribute name: ${text}`);
    this.#usedNames.add(text);
    return name;
  }

  value(text: string): Value {
    const value = this.values[text];
    if (value === undefined)
      throw invalid(`An expression attribute value used in expression is not defined; attribute value: ${text}`);
    this.#usedValues.add(text);
    return value;
  }

  finish(): void {
    const unusedName = Object.keys(this.names).find((it) => !this.#usedNames.has(it));
    if (unusedName)
      throw invalid(`Value provided in ExpressionAttributeNames unused in expressions: keys: {${unusedName}}`);
    const unusedValue = Object.keys(this.values).find((it) => !this.#usedValues.has(it));
    if (unusedValue)
      throw invalid(`Value provided in ExpressionAttributeValues unused in expressions: keys: {${unusedValue}}`);
  }
}

/** Parses one expression. A class, because closures would be recreated for each request. */
class Reader {
  readonly #tokens: readonly string[];
  #at = 0;

  constructor(
    readonly text: string,
    readonly given: Given,
  ) {
    if (Buffer.byteLength(text) > maxExpressionBytes)
      throw invalid('Expression size has exceeded the maximum allowed size');
    this.#tokens = tokensOf(text);
    const count = this.#tokens.filter((it) => operators.has(it.toUpperCase())).length;
    if (count > maxOperators) throw invalid('The expression contains too many operators');
  }

  #peek(): string {
    return this.#tokens[this.#at] ?? '';
  }

  #word(): string {
    return this.#peek().toUpperCase();
  }

  #next(): string {
    this.#at += 1;
    return this.#tokens[this.#at - 1] ?? '';
  }

  #accept(wanted: string): boolean {
    if (this.#word() !== wanted) return false;
    this.#at += 1;
    return true;
  }

  #expect(wanted: string): void {
    if (!this.#accept(wanted))
      throw invalid(`Syntax error; token: "${this.#peek()}", expected: "${wanted}" in ${this.text}`);
  }

  end(): void {
    if (this.#at < this.#tokens.length) throw invalid(`Syntax error; token: "${this.#peek()}" in ${this.text}`);
  }

  #path(): Path {
    const parts: (string | number)[] = [this.given.name(this.#next())];
    for (;;) {
      if (this.#accept('.')) parts.push(this.given.name(this.#next()));
      else if (this.#accept('[')) {
        if (!/^\d+$/.test(this.#peek())) throw invalid(`Syntax error; token: "${this.#peek()}" in ${this.text}`);
        parts.push(Number(this.#next()));
        this.#expect(']');
      } else return parts;
    }
  }

  #list<Part>(part: () => Part): Part[] {
    const parts = [part()];
    while (this.#accept(',')) parts.push(part());
    return parts;
  }

  #args(): Operand[] {
    this.#expect('(');
    const found = this.#list(() => this.#operand());
    this.#expect(')');
    return found;
  }

  #operand(): Operand {
    const first = this.#peek();
    if (first.startsWith(':')) return { kind: 'value', value: this.given.value(this.#next()) };
    if (this.#tokens[this.#at + 1] === '(') {
      const call = { kind: 'call' as const, name: this.#next(), args: this.#args() };
      checkCall(call);
      return call;
    }
    return { kind: 'path', path: this.#path() };
  }

  #sum(): Operand {
    const left = this.#operand();
    if (this.#peek() !== '+' && this.#peek() !== '-') return left;
    const summed = { kind: 'sum' as const, sign: this.#next() as '+' | '-', left, right: this.#operand() };
    checkSum(summed);
    return summed;
  }

  /** Index of the parenthesis that closes the one at a token. */
  #closes(open: number): number {
    let depth = 0;
    for (let position = open; position < this.#tokens.length; position += 1) {
      if (this.#tokens[position] === '(') depth += 1;
      if (this.#tokens[position] === ')') depth -= 1;
      if (depth === 0) return position;
    }
    return this.#tokens.length;
  }

  condition(): Condition {
    let left = this.#conjunction();
    while (this.#accept('OR')) left = { kind: 'or', left, right: this.#conjunction() };
    return left;
  }

  #conjunction(): Condition {
    let left = this.#negation();
    while (this.#accept('AND')) left = { kind: 'and', left, right: this.#negation() };
    return left;
  }

  #negation(): Condition {
    return this.#accept('NOT') ? { kind: 'not', of: this.#negation() } : this.#primary();
  }

  #primary(): Condition {
    if (this.#accept('(')) {
      const isWhole = this.#peek() === '(';
      const start = this.#at;
      const inner = this.condition();
      if (isWhole && this.#closes(start) === this.#at - 1) throw invalid('The expression has redundant parentheses');
      this.#expect(')');
      return inner;
    }
    const left = this.#operand();
    if (this.#accept('BETWEEN')) {
      const low = this.#operand();
      this.#expect('AND');
      const between = { kind: 'between' as const, of: left, low, high: this.#operand() };
      checkBetween(between);
      return between;
    }
    if (this.#accept('IN')) {
      const membership = { kind: 'in' as const, of: left, among: this.#args() };
      checkIn(membership);
      return membership;
    }
    if (isComparison.test(this.#peek())) {
      const compared = { kind: 'compare' as const, operator: this.#next(), left, right: this.#operand() };
      checkComparison(compared);
      return compared;
    }
    if (left.kind === 'call' && left.name !== 'size') return { kind: 'test', name: left.name, args: left.args };
    throw invalid(`Syntax error; token: "${this.#peek()}" in ${this.text}`);
  }

  #member(): { path: Path; value: Value } {
    return { path: this.#path(), value: this.given.value(this.#next()) };
  }

  #assignment(): Update['set'][number] {
    const path = this.#path();
    this.#expect('=');
    return { path, to: this.#sum() };
  }

  #section(found: Update): void {
    if (this.#accept('SET')) found.set = this.#list(() => this.#assignment());
    else if (this.#accept('REMOVE')) found.remove = this.#list(() => this.#path());
    else if (this.#accept('ADD')) {
      found.add = this.#list(() => this.#member()).map((it) => ({ path: it.path, by: it.value }));
      found.add.forEach(({ by }) => checkMembers('ADD', by));
    } else if (this.#accept('DELETE')) {
      found.delete = this.#list(() => this.#member()).map((it) => ({ path: it.path, members: it.value }));
      found.delete.forEach(({ members }) => checkMembers('DELETE', members));
    } else throw invalid(`Invalid UpdateExpression: Syntax error; token: "${this.#peek()}"`);
  }

  update(): Update {
    const found: Update = { set: [], remove: [], add: [], delete: [] };
    if (!this.#peek()) throw invalid('Invalid UpdateExpression: The expression can not be empty;');
    const seen = new Set<string>();
    while (this.#peek()) {
      const word = this.#word();
      if (seen.has(word))
        throw invalid(`Invalid UpdateExpression: The "${word}" section can only be used once in an update expression;`);
      seen.add(word);
      this.#section(found);
    }
    return found;
  }

  paths(): Path[] {
    return this.#list(() => this.#path());
  }
}

/** Parsers of the expressions of one request. */
export const expressionParser = (names: Names = {}, values: Values = {}) => {
  const given = new Given(names, values);
  const whole = <Parsed>(text: string, parse: (it: Reader) => Parsed): Parsed => {
    const reader = new Reader(text, given);
    const parsed = parse(reader);
    reader.end();
    return parsed;
  };
  return {
    condition: (text: string): Condition => whole(text, (it) => it.condition()),
    update: (text: string): Update => whole(text, (it) => it.update()),
    paths: (text: string): Path[] => whole(text, (it) => it.paths()),
    finish: (): void => given.finish(),
  };
};
