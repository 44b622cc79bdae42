import ts from 'typescript';
import { atMost, metricOf, type Measure } from './measure';
import { linesOf, type Source } from './sources';

type Length = { name: string; lines: number };

const longest = (lengths: readonly Length[]): Length =>
  lengths.reduce((most, it) => (it.lines > most.lines ? it : most), { name: '', lines: 0 });

const nameOf = (node: ts.FunctionLikeDeclaration): string => {
  const named = node.name ?? (ts.isVariableDeclaration(node.parent) ? node.parent.name : undefined);
  return named?.getText() ?? 'a function';
};

const functionsOf = ({ file, text }: Source): Length[] => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Length[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const lineAt = (position: number): number => source.getLineAndCharacterOfPosition(position).line;
      const lines = lineAt(node.end) - lineAt(node.getStart()) + 1;
      found.push({ name: `${nameOf(node)} in ${file}`, lines });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

const isComment = (line: string): boolean => /^\s*(\/\/|\/?\*)/.test(line);

/** Excludes tests and scripts. */
export const lengthMeasures = (sources: readonly Source[]): Measure[] => {
  const lines = sources.flatMap(linesOf);
  const comments = lines.filter(isComment).length;
  const file = longest(sources.map((source) => ({ name: source.file, lines: linesOf(source).length })));
  const fn = longest(sources.flatMap(functionsOf));
  return [
    metricOf('lines of the product', lines.length),
    atMost('comments in 100 lines', Math.round((1000 * comments) / lines.length) / 10, 2.8, `${comments} lines`),
    atMost('lines of the longest file', file.lines, 400, file.name),
    metricOf('lines of the longest function', `${fn.lines} (${fn.name})`),
  ];
};
