import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { legalDocuments, legalVersions, type LegalDocument } from '../../shared/legal/documents';
import { legalText, type LegalText } from '../../shared/legal/legal-text';
import { languages, type Language } from '../../shared/text/language';
import { compileCatalog } from '../locales/compile-catalog';

/** Record of a published version; texts by hash. */
type Published = { effectiveOn: string; hashes: Readonly<Record<Language, string>> };
/** By document, oldest version first. */
export type Publications = Partial<Record<LegalDocument, readonly Published[]>>;

type Texts = Readonly<Record<Language, LegalText>>;
/** The newest version of a document, as its page shows it. */
export type CurrentVersion = { document: LegalDocument; version: number; effectiveOn: string; texts: Texts };

export type Step =
  | { kind: 'unchanged' | 'write'; current: CurrentVersion }
  /** Rejected because it changed after it took effect. */
  | { kind: 'refuse'; current: CurrentVersion; since: string };

const root = fileURLToPath(new URL('../../shared/', import.meta.url));
const archive = join(root, 'legal/archive');
const publicationsFile = join(archive, 'publications.json');

const inEveryLanguage = <Value>(valueOf: (language: Language) => Value) =>
  Object.fromEntries(languages.map((language) => [language, valueOf(language)])) as Record<Language, Value>;

const fileText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const textFile = (document: LegalDocument, version: number, language: Language): string =>
  join(archive, document, `${version}.${language}.json`);

export const publications = (): Publications =>
  existsSync(publicationsFile) ? (JSON.parse(readFileSync(publicationsFile, 'utf8')) as Publications) : {};

export const currentVersions = (): CurrentVersion[] =>
  legalDocuments.map((document) => ({
    document,
    version: legalVersions[document].length,
    effectiveOn: legalVersions[document].at(-1)!.effectiveOn,
    texts: inEveryLanguage((language) => {
      const file = join(root, 'locales', language, 'pages', `${document}.json`);
      return legalText(document, compileCatalog(readFileSync(file, 'utf8'), file), language);
    }),
  }));

const publishedAs = ({ effectiveOn, texts }: CurrentVersion): Published => ({
  effectiveOn,
  hashes: inEveryLanguage((language) => hashOf(fileText(texts[language]))),
});

/** A version can change until the day it takes effect. `today`: YYYY-MM-DD. */
export const archiveStep = (current: CurrentVersion, published: Publications, today: string): Step => {
  const before = published[current.document]?.[current.version - 1];
  if (before && fileText(before) === fileText(publishedAs(current))) return { kind: 'unchanged', current };
  if (before && before.effectiveOn < today) return { kind: 'refuse', current, since: before.effectiveOn };
  return { kind: 'write', current };
};

const writeFile = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

export const writeVersion = (current: CurrentVersion): void => {
  const { document, version, texts } = current;
  for (const language of languages) writeFile(textFile(document, version, language), fileText(texts[language]));
  const published = publications();
  const versions = [...(published[document] ?? [])];
  versions[version - 1] = publishedAs(current);
  writeFile(publicationsFile, fileText({ ...published, [document]: versions }));
};

/** Differences between the archive, the declared versions, and current texts, as lines for people. */
export const archiveFaults = (published: Publications = publications()): string[] => {
  const faults = legalDocuments.flatMap((document) =>
    legalVersions[document].flatMap(({ effectiveOn }, index) => {
      const name = `${document}, version ${index + 1}`;
      const record = published[document]?.[index];
      if (!record) return [`${name}: not archived`];
      const differing = languages.filter((language) => {
        const file = textFile(document, index + 1, language);
        return !existsSync(file) || hashOf(readFileSync(file, 'utf8')) !== record.hashes[language];
      });
      return [
        ...(record.effectiveOn === effectiveOn ? [] : [`${name}: published as effective on ${record.effectiveOn}`]),
        ...differing.map((language) => `${name}: the archived text differs from what was published (${language})`),
      ];
    }),
  );
  const changed = currentVersions().filter(
    (current) =>
      JSON.stringify(published[current.document]?.[current.version - 1]?.hashes) !==
      JSON.stringify(publishedAs(current).hashes),
  );
  return [
    ...faults,
    ...changed.map(({ document, version }) => `${document}, version ${version}: the page shows another text`),
  ];
};
