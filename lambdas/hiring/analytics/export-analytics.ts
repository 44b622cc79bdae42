import type { Analytics, AnalyticsQuery } from '@shared/hiring/model/analytics';
import type { ExportFormat } from '@shared/hiring/model/analytics-vocabulary';
import type { Language } from '@shared/text/language';
import { organizationOf, type AuthorizedCaller } from '../../platform/http/caller';
import { csvText } from '../../platform/text/csv-text';
import { documents } from '../../platform/text/documents';
import { labelsIn } from '../../platform/text/labels';
import { getAnalytics } from './get-analytics';
import type { Deps } from './ports';
import { reportSections } from './report-sections';

type Command = { caller: AuthorizedCaller; query: AnalyticsQuery; format: ExportFormat; language: Language };
type File = { fileName: string; contentType: string; content: string };

const contentTypes: Record<ExportFormat, string> = { csv: 'text/csv', pdf: 'application/pdf' };

/** Describes the period and filters in words. */
const headLines = (query: AnalyticsQuery, { period, before, partial, choices }: Analytics, language: Language) => {
  const t = documents.in(language);
  const label = labelsIn(language);
  const member = choices.members.find(({ user_id }) => user_id === query.memberId);
  const filters = [
    ['job', query.jobId && (choices.jobs.find(({ jobId }) => jobId === query.jobId)?.title ?? query.jobId)],
    ['specialty', query.specialty && label(`specialty.${query.specialty}`)],
    ['project', query.project],
    ['member', query.memberId && (member ? `${member.first_name} ${member.last_name}`.trim() : query.memberId)],
    ['source', query.source && label(`applicationSource.${query.source}`)],
  ] as const;
  return [
    t('analytics.period', {
      from: { day: period.from },
      to: { day: period.to },
      beforeFrom: { day: before.from },
      beforeTo: { day: before.to },
    }),
    ...filters.flatMap(([name, value]) =>
      value ? [t('analytics.filter', { name: t(`analytics.filters.${name}`), value })] : [],
    ),
    ...(partial ? [t('analytics.partial')] : []),
  ];
};

/** Exports the same tables in both formats. Escapes formulas in names as text. */
export const exportAnalytics = async (deps: Deps, { caller, query, format, language }: Command): Promise<File> => {
  const organizationId = organizationOf(caller);
  await deps.throttle.count('analyticsExports', { account: caller.userId });
  const [analytics, names] = await Promise.all([
    getAnalytics(deps, organizationId, query),
    deps.organizations.names([organizationId]),
  ]);
  const t = documents.in(language);
  const title = t('analytics.title');
  const organization = names.get(organizationId) ?? '';
  const lines = headLines(query, analytics, language);
  const sections = reportSections(analytics, language);
  const fileName = `${t('analytics.fileName', { from: query.from, to: query.to })}.${format}`;
  const file = { fileName, contentType: contentTypes[format] };
  if (format === 'pdf') {
    const at = deps.clock.now();
    const pdf = await deps.pdf.draw({ title, organization, lines }, sections, {
      ...{ language, at },
      timeZone: query.timeZone,
    });
    return { ...file, content: pdf.toString('base64') };
  }
  const rows = [
    [title],
    [organization],
    ...lines.map((line) => [line]),
    ...sections.flatMap(({ title: name, note, columns, rows: cells }) => [
      [''],
      [name],
      ...(note ? [[note]] : []),
      columns,
      ...cells.map((row) => row.map((cell) => cell ?? t('analytics.tooFew'))),
    ]),
  ];
  return { ...file, content: csvText(rows, { quoteTexts: true }) };
};
