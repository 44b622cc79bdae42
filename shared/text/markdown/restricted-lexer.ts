import { Lexer, Tokenizer, type MarkedToken, type Tokens } from 'marked';

/** Deeper lists stay text: the parser is recursive, and hostile text would exhaust the stack. */
const maxListDepth = 3;
const maxEmphasisDepth = 4;
/** Limit for unclosed marks, which make the parser read the rest of a paragraph repeatedly. */
const emphasisBudget = 500_000;

const ignored = () => undefined;

/** Syntax outside the subset stays text. */
const outsideTheSubset = {
  code: ignored,
  fences: ignored,
  blockquote: ignored,
  html: ignored,
  def: ignored,
  table: ignored,
  lheading: ignored,
  tag: ignored,
  reflink: ignored,
  codespan: ignored,
  del: ignored,
  url: ignored,
} satisfies Partial<Tokenizer>;

const restrictedTokenizer = (): Tokenizer => {
  const tokenizer = new Tokenizer();
  const { heading, list, emStrong } = Tokenizer.prototype;
  let listDepth = 0;
  let emphasisDepth = 0;
  let emphasisRead = 0;
  return Object.assign(tokenizer, outsideTheSubset, {
    // A line that is only "#" is text.
    heading: (source: string): Tokens.Heading | undefined => {
      const found = listDepth === 0 ? heading.call(tokenizer, source) : undefined;
      return found?.text ? found : undefined;
    },
    list: (source: string): Tokens.List | undefined => {
      if (listDepth === maxListDepth) return undefined;
      listDepth += 1;
      const found = list.call(tokenizer, source);
      listDepth -= 1;
      return found;
    },
    emStrong: (source: string, masked: string, before?: string): Tokens.Em | Tokens.Strong | undefined => {
      emphasisRead += source.length;
      if (emphasisDepth === maxEmphasisDepth || emphasisRead > emphasisBudget) return undefined;
      emphasisDepth += 1;
      const found = emStrong.call(tokenizer, source, masked, before);
      emphasisDepth -= 1;
      return found;
    },
  });
};

/** Lexes paragraphs, lists, headings, emphasis, and links of CommonMark; everything else is text. */
export const lex = (source: string): MarkedToken[] =>
  new Lexer({ gfm: false, tokenizer: restrictedTokenizer() }).lex(source) as MarkedToken[];
