import type { ExportPart } from '@shared/accounts/model/data-export-vocabulary';
import { productName } from '@shared/product';
import type { Language } from '@shared/text/language';
import { dayIn } from '../../platform/clock';
import { dataExportTexts } from '../../platform/text/data-export';
import { escapeHtml } from '../../platform/text/escape-html';
import type { ExportItem } from '../../store/accounts/data-exports/export-item';
import type { PartSummary } from './store-part';
import type { StoredRow } from './stored-rows';

type Texts = ReturnType<typeof dataExportTexts.in>;

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1b2733}
table{border-collapse:collapse;width:100%}td,th{border-bottom:1px solid #d5dde5;padding:.4rem;text-align:start;vertical-align:top}
dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.2rem 1rem;border-bottom:1px solid #d5dde5;padding-block:.8rem;margin:0}
dt{color:#51606e}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}`;

const opening = (language: Language, title: string): string =>
  `<!doctype html>\n<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${style}</style></head><body>\n<h1>${escapeHtml(title)}</h1>\n`;
const closing = '</body></html>\n';

const partTitle = (t: Texts, part: ExportPart): string => t(`parts.${part}`);

/** createdAt: "Created at". */
const fieldName = (name: string): string => {
  const words = name
    .replaceAll('_', ' ')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const shownValue = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '';
  return typeof value === 'object' ? JSON.stringify(value, null, 1) : String(value);
};

const entry = ({ row }: StoredRow): string => {
  const fields = Object.entries(row).filter(([, value]) => shownValue(value) !== '');
  const shown = fields.map(
    ([name, value]) => `<dt>${escapeHtml(fieldName(name))}</dt><dd>${escapeHtml(shownValue(value))}</dd>`,
  );
  return `<dl>${shown.join('')}</dl>\n`;
};

/** Renders one list after another, so the page is written while it is read. */
export const partPage = async function* (
  language: Language,
  { part, lists }: PartSummary,
  rowsOfList: (entity: string) => AsyncIterable<StoredRow>,
): AsyncGenerator<string> {
  const t = dataExportTexts.in(language);
  yield opening(language, partTitle(t, part));
  yield `<p><a href="../index.html">${escapeHtml(t('back'))}</a></p>\n`;
  if (lists.length === 0) yield `<p>${escapeHtml(t('entries', { count: 0 }))}</p>\n`;
  for (const { entity, count } of lists) {
    yield `<h2>${escapeHtml(fieldName(entity))}</h2>\n<p>${escapeHtml(t('entries', { count }))}</p>\n`;
    for await (const row of rowsOfList(entity)) yield entry(row);
  }
  yield closing;
};

const link = (href: string, label: string): string =>
  `<a href="${escapeHtml(href.split('/').map(encodeURIComponent).join('/'))}">${escapeHtml(label)}</a>`;

const partRow = (t: Texts, { part, lists }: PartSummary): string => {
  const count = lists.reduce((sum, list) => sum + list.count, 0);
  const tables = lists.map(({ entity }) => link(`tables/${part}/${entity}.csv`, fieldName(entity)));
  return `<tr><th scope="row">${link(`pages/${part}.html`, partTitle(t, part))}</th><td>${escapeHtml(t('entries', { count }))}</td><td>${link(`data/${part}.json`, t('data'))} · ${link(`schemas/${part}.json`, t('schema'))}</td><td>${tables.join('<br>')}</td></tr>\n`;
};

export const contentsPage = (
  { owner, language, requestedAt, timeZone }: ExportItem,
  summaries: readonly PartSummary[],
  { paths, missing }: { paths: readonly string[]; missing: number },
): string[] => {
  const t = dataExportTexts.in(language);
  const title = t(owner.kind === 'person' ? 'title' : 'organizationTitle', { product: productName });
  const day = { day: dayIn(new Date(requestedAt), timeZone) };
  return [
    opening(language, title),
    `<p>${escapeHtml(t('intro', { product: productName, day }))}</p>\n<p>${escapeHtml(t('how'))}</p>\n<table>\n`,
    ...summaries.map((summary) => partRow(t, summary)),
    `</table>\n<h2>${escapeHtml(t('files'))}</h2>\n`,
    paths.length === 0 ? `<p>${escapeHtml(t('noFiles'))}</p>\n` : '<ul>\n',
    ...paths.map((path) => `<li>${link(path, path.split('/').at(-1) ?? path)}</li>\n`),
    paths.length === 0 ? '' : '</ul>\n',
    missing > 0 ? `<p>${escapeHtml(t('missing', { count: missing }))}</p>\n` : '',
    `<p>${escapeHtml(t('checks'))}</p>\n`,
    closing,
  ];
};
