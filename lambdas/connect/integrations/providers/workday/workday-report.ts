import { limits } from '@shared/limits';
import * as z from 'zod';
import { VendorProblem } from '../../engine/vendor-problem';
import type { ReportRow, WorkContext } from '../../ports';

/** A report as a web service answers with its rows: https://doc.workday.com/admin-guide/en-us/integration/workday-reports/report-as-a-service-raas.html */
const Report = z.object({ Report_Entry: z.array(z.record(z.string(), z.unknown())) });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value).trim() : '';

/** Fields of related objects are named "Group.Field"; the first of several objects is used. */
const flat = (value: unknown, name: string): [string, string][] => {
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    return items.some(isRecord)
      ? flat(items.find(isRecord), name)
      : [[name, items.map(textOf).filter(Boolean).join(', ')]];
  }
  if (!isRecord(value)) return [[name, textOf(value)]];
  return Object.entries(value).flatMap(([key, part]) => flat(part, name === '' ? key : `${name}.${key}`));
};

/** Exported for its test. */
export const parseRows = (body: unknown): ReportRow[] => {
  const report = Report.safeParse(body);
  if (!report.success) throw new VendorProblem('malformed');
  return report.data.Report_Entry.map((entry) => Object.fromEntries(flat(entry, '').slice(0, limits.reportFields)));
};

export const readReport = async ({ integration, vendor }: WorkContext): Promise<ReportRow[]> => {
  const url = URL.parse(integration.settings['report'] ?? '');
  if (!url) throw new VendorProblem('refused');
  url.searchParams.set('format', 'json');
  const { body } = await vendor.call({ operation: 'report.read', url: url.href, seconds: limits.reportSeconds });
  return parseRows(body);
};
