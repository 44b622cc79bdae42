import { strToU8 } from 'fflate';
import PDFDocument from 'pdfkit';
import { docx } from '@lambdas/platform/files/documents.fake';
import { expiryOf, licenseExpiry, periodOf, words, type Invented, type InventedJob } from './invented';

export type Resume = { content: Buffer; extension: 'pdf' | 'docx' };
type Person = { who: Invented; way: number };
/** Text at a place on the page, from the left and from the top, in points. */
type Placed = { x: number; y: number; text: string };

const leading = 14;

const pdfWith = (placed: readonly Placed[]): Promise<Resume> =>
  new Promise((resolve) => {
    const file = new PDFDocument({ size: 'LETTER', margin: 36 });
    const chunks: Buffer[] = [];
    file.on('data', (chunk: Buffer) => chunks.push(chunk));
    file.on('end', () => resolve({ content: Buffer.concat(chunks), extension: 'pdf' }));
    file.fontSize(10);
    for (const { x, y, text } of placed) file.text(text, x, y, { lineBreak: false });
    file.end();
  });

const wrapped = (text: string, most: number): string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most) lines.push(`${lines.pop()} ${word}`);
    else lines.push(word);
  }
  return lines;
};

/** Consecutive lines; text after a tab is placed at `right`. Bullets continue indented. */
const column = (
  lines: readonly string[],
  { x, top, right = 0, most = 70 }: { x: number; top: number; right?: number; most?: number },
): Placed[] => {
  let y = top;
  return lines.flatMap((line) => {
    const [text = '', beside] = line.split('\t');
    const isBullet = text.startsWith('• ');
    const placed = (beside === undefined ? wrapped(text, most) : [text]).map((part, index) => {
      const at = { x: x + (isBullet && index > 0 ? 8 : 0), y, text: part };
      y += leading;
      return at;
    });
    return beside === undefined ? placed : [...placed, { x: right, y: y - leading, text: beside }];
  });
};

const headOf = ({ who }: Person): string[] => [who.name, who.title, 'Austin, TX 78704 | (512) 555-0147'];
const dutiesOf = ({ who }: Person): string[] => words[who.language].duties.map((duty) => `• ${duty}`);
const headingsOf = ({ who, way }: Person) => {
  const { headings } = words[who.language];
  return {
    ...headings,
    work: headings.work[way % headings.work.length]!,
    cards: headings.cards[way % headings.cards.length]!,
  };
};
const titleOf = ({ position, unit }: InventedJob): string => `${position}, ${unit}`;
const placeOf = ({ employer, town }: InventedJob): string => `${employer}, ${town}`;
const cardsOf = ({ who, way }: Person): string[] => [
  `${words[who.language].license}, ${expiryOf(who, way, licenseExpiry)}`,
  ...who.cards.map(({ code, expires }) => `${code.toUpperCase()}, ${expiryOf(who, way, expires)}`),
];
const restOf = (person: Person): string[] => {
  const { cards, education, skills } = headingsOf(person);
  const { study, skills: known } = words[person.who.language];
  return [education[0]!, study, cards, ...cardsOf(person), skills[0]!, known.join(', ')];
};
const jobsOf = (person: Person, draw: (job: InventedJob, period: string) => string[]): string[] =>
  person.who.jobs.flatMap((job) => draw(job, periodOf(person.who, person.way, job)));

const whole = (person: Person, draw: (job: InventedJob, period: string) => string[]): string[] => [
  ...headOf(person),
  headingsOf(person).work,
  ...jobsOf(person, draw),
  ...restOf(person),
];

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const paragraph = (text: string): string => {
  const list = text.startsWith('• ') ? '<w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>' : '';
  return `<w:p>${list}<w:r><w:t xml:space="preserve">${escaped(text.replace('• ', ''))}</w:t></w:r></w:p>`;
};
const row = (cells: readonly string[]): string =>
  `<w:tr>${cells.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`;

const relationships = (...related: [id: string, type: string, target: string][]): Uint8Array =>
  strToU8(
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${related
      .map(
        ([id, type, target]) =>
          `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`,
      )
      .join('')}</Relationships>`,
  );

const numbering =
  '<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>';

/** `body` has paragraphs as text, or as markup such as tables. */
const word = (body: readonly string[], header: readonly string[] = []): Resume => {
  const part = (name: string, content: string): Uint8Array =>
    strToU8(`<w:${name} xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${content}</w:${name}>`);
  const main = body.map((it) => (it.startsWith('<') ? it : paragraph(it))).join('');
  const content = docx({
    'word/document.xml': part('document', `<w:body>${main}</w:body>`),
    'word/header1.xml': part('hdr', header.map(paragraph).join('')),
    'word/numbering.xml': part('numbering', numbering),
    'word/_rels/document.xml.rels': relationships(
      ['rId1', 'header', 'header1.xml'],
      ['rId2', 'numbering', 'numbering.xml'],
    ),
    '_rels/.rels': relationships(['rId1', 'officeDocument', 'word/document.xml']),
  });
  return { content, extension: 'docx' };
};

const spacedOut = (heading: string): string => heading.toUpperCase().split('').join(' ');

export const layouts: Record<string, (person: Person) => Promise<Resume> | Resume> = {
  'one column': (person) =>
    pdfWith(
      column(
        whole(person, (job, period) => [titleOf(job), placeOf(job), period, ...dutiesOf(person)]),
        { x: 36, top: 36, most: 60 },
      ),
    ),
  'two columns': (person) => {
    const { work, cards, education, skills, languages } = headingsOf(person);
    const { study, skills: known } = words[person.who.language];
    const side = [skills[0]!, ...known, cards, ...cardsOf(person), languages[0]!, 'English', 'Español'];
    const main = [
      work,
      ...jobsOf(person, (job, period) => [titleOf(job), placeOf(job), period, ...dutiesOf(person)]),
      education[0]!,
      study,
    ];
    return pdfWith([
      ...column(headOf(person), { x: 36, top: 36 }),
      ...column(side, { x: 36, top: 90, most: 36 }),
      ...column(main, { x: 240, top: 90, most: 60 }),
    ]);
  },
  table: (person) => {
    const rows = person.who.jobs.map((job) => row([placeOf(job), titleOf(job), periodOf(person.who, person.way, job)]));
    const table = `<w:tbl>${row(words[person.who.language].columns)}${rows.join('')}</w:tbl>`;
    return word([...headOf(person), headingsOf(person).work, table, ...restOf(person)]);
  },
  'spaced headings': (person) => {
    const headings = new Set(Object.values(headingsOf(person)).flat());
    const lines = whole(person, (job, period) => [
      `${titleOf(job)} | ${placeOf(job)} | ${period}`,
      ...dutiesOf(person),
    ]);
    return pdfWith(
      column(
        lines.map((line) => (headings.has(line) ? spacedOut(line) : line)),
        { x: 36, top: 36, most: 110 },
      ),
    );
  },
  'dates left': (person) =>
    pdfWith(
      column(
        whole(person, (job, period) => [
          `${period}\t${titleOf(job)}`,
          ` \t${placeOf(job)}`,
          ...dutiesOf(person).map((duty) => ` \t${duty.slice(0, 60)}`),
        ]),
        { x: 36, top: 36, right: 200, most: 110 },
      ),
    ),
  'dates right': (person) =>
    pdfWith(
      column(
        whole(person, (job, period) => [
          `${job.employer}\t${job.town}`,
          `${titleOf(job)}\t${period}`,
          ...dutiesOf(person),
        ]),
        { x: 36, top: 36, right: 430, most: 60 },
      ),
    ),
  'travel list': (person) =>
    pdfWith(
      column(
        whole(person, (job, period) => [`• ${titleOf(job)} - ${placeOf(job)} - ${period}`]),
        { x: 36, top: 36, most: 110 },
      ),
    ),
  functional: (person) => {
    const { skills } = headingsOf(person);
    const jobs = jobsOf(person, (job, period) => [period, titleOf(job), placeOf(job), ...dutiesOf(person).slice(0, 1)]);
    return word([skills[0]!, ...dutiesOf(person), headingsOf(person).work, ...jobs, ...restOf(person)], headOf(person));
  },
};
