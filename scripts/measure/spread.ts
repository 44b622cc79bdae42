import { atMost, type Measure } from './measure';
import { linesOf, type Source } from './sources';

/** How scattered related parts are. A test fails above `most`: the lowest value so far. */
export type Spread = { measure: string; value: number; most: number; goal: number };

export type Tree = { sources: readonly Source[]; styles: readonly Source[]; architecture: string };

/** A longer list doesn't fit a screen. */
const filesInFolder = 30;

const folderOf = (file: string): string => file.slice(0, Math.max(0, file.lastIndexOf('/')));

export const fullFolders = (sources: readonly Source[]): string[] => {
  const counts = new Map<string, number>();
  for (const { file } of sources) counts.set(folderOf(file), (counts.get(folderOf(file)) ?? 0) + 1);
  return [...counts].filter(([, files]) => files > filesInFolder).map(([folder, files]) => `${folder}: ${files} files`);
};

/** Folder names in product code, each a word to learn. */
const folderWords = (sources: readonly Source[]): number => {
  const product = sources.filter(({ file }) => /^(?:lambdas|shared|web\/src)\//.test(file));
  return new Set(product.flatMap(({ file }) => folderOf(file).split('/'))).size;
};

/** Imports of one entity's keys by another. */
const foreignKeys = (sources: readonly Source[]): number =>
  sources
    .filter(({ file }) => file.startsWith('lambdas/store/') && !/\.(?:test|fake)\.ts$/.test(file))
    .reduce(
      (sum, { text }) => sum + [...text.matchAll(/ from '(?:\.\.\/)+(?!platform\/)(?:[\w-]+\/)+keys'/g)].length,
      0,
    );

const isFake = ({ file }: Source): boolean => file.startsWith('lambdas/') && file.endsWith('.fake.ts');

/** Style rules of at least two declarations whose bodies are repeated exactly elsewhere. */
const repeatedRules = (styles: readonly Source[]): number => {
  const bodies = styles
    .flatMap(({ text }) => [...text.matchAll(/\{([^{}]+)\}/g)].map(([, body]) => body!.replaceAll(/\s+/g, ' ').trim()))
    .filter((body) => body.split(';').length > 2);
  return bodies.length - new Set(bodies).size;
};

const linesIn = (sources: readonly Source[]): number =>
  sources.reduce((sum, source) => sum + linesOf(source).length, 0);

export const spreadOf = ({ sources, styles, architecture }: Tree): Spread[] => [
  { measure: `folders of more than ${filesInFolder} files`, value: fullFolders(sources).length, most: 0, goal: 0 },
  { measure: 'names of folders in product code', value: folderWords(sources), most: 286, goal: 90 },
  { measure: 'keys that another entity imports', value: foreignKeys(sources), most: 313, goal: 0 },
  { measure: 'lines of fakes in lambdas', value: linesIn(sources.filter(isFake)), most: 4_363, goal: 1_200 },
  { measure: 'style rules that repeat another', value: repeatedRules(styles), most: 571, goal: 100 },
  {
    measure: 'words of docs/architecture.md',
    value: architecture.trim().split(/\s+/).length,
    most: 1_500,
    goal: 1_500,
  },
];

/** Grows with features, so it has no test limit. */
const linesOfStyles = ({ styles }: Tree): Measure => atMost('lines of styles', linesIn(styles), 13_500);

export const spreadMeasures = (tree: Tree): Measure[] => [
  ...spreadOf(tree).map(({ measure, value, goal }) => atMost(measure, value, goal)),
  linesOfStyles(tree),
];
