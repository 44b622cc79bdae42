import { addDays, calendarDay } from '@shared/core/rules/calendar-days';
import {
  payDaysOf,
  payStatementOf,
  type DayOf,
  type PaidWeek,
  type PayStatement,
} from '@shared/money/rules/pay-statement';
import { wallTimeAt } from '@shared/messages/rules/schedule-times';
import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import type { Download } from '@shared/core/model/file';
import type { PayDay } from '@shared/money/model/pay-statement';
import { documentKeys } from '@shared/platform/media';
import type { Language } from '@shared/text/language';
import { utcDay } from '../../platform/clock';
import { documents } from '../../platform/text/documents';
import { personName } from '../../store/organizations/organizations/member-names';
import type { StatementDeps } from './ports';
import { statementCsv } from './statement-csv';

type PayDeps = Pick<StatementDeps, 'paidWeeks' | 'settings' | 'clock'>;
type Read = { weeks: PaidWeek[]; zone: string; days: DayOf };

/** Reads weeks of the pay day's year and the one before, because they are paid within a year of the work. */
const readWeeks = async ({ paidWeeks, settings, clock }: PayDeps, userId: string, year: number): Promise<Read> => {
  const [weeks, { timezone: zone }] = await Promise.all([
    paidWeeks.started(userId, {
      since: `${year - 1}-01-01`,
      until: addDays(utcDay(clock.now()), 7),
      limit: limits.weeksOfEarnings,
    }),
    settings.get(userId),
  ]);
  return { weeks, zone, days: (at) => calendarDay(wallTimeAt(Date.parse(at), zone)) };
};

/** Lists pay days of this year and the last, newest first. */
export const listPayDays = async (deps: PayDeps, userId: string): Promise<{ payDays: PayDay[] }> => {
  const year = deps.clock.now().getUTCFullYear();
  const { weeks, days } = await readWeeks(deps, userId, year - 1);
  return { payDays: payDaysOf(weeks, days).filter(({ day }) => Number(day.slice(0, 4)) >= year - 1) };
};

type OfDay = { userId: string; day: string; language: Language };

const statementOf = async (
  deps: PayDeps,
  { userId, day }: OfDay,
): Promise<{ statement: PayStatement; zone: string }> => {
  const { weeks, zone, days } = await readWeeks(deps, userId, Number(day.slice(0, 4)));
  const statement = payStatementOf(weeks, day, days);
  if (!statement) throw new AppError('NOT_FOUND');
  return { statement, zone };
};

const contentType = 'application/pdf';

export const printPayStatement = async (deps: StatementDeps, of: OfDay): Promise<Download> => {
  const { userId, day, language } = of;
  const { statement, zone } = await statementOf(deps, of);
  await deps.throttle.count('printedTimesheets', { account: userId });
  const { first_name, last_name } = personName(await deps.people.find([userId]), userId);
  const name = `${first_name} ${last_name}`.trim();
  const at = deps.clock.now();
  const content = await deps.pdf.draw(statement, { name, language, timeZone: zone, at });
  const key = `${documentKeys.timesheet}statements/${userId}/${day}-${at.getTime()}.pdf`;
  await deps.documents.keep(key, { content, contentType });
  const fileName = documents.in(language)('statement.fileName', { day });
  return { ...(await deps.documents.download(key, { fileName, contentType })), fileName };
};

/** Exports a pay statement. Escapes formulas as text. */
export const exportPayStatement = async (deps: PayDeps, of: OfDay): Promise<{ csv: string }> => {
  const { statement } = await statementOf(deps, of);
  return { csv: statementCsv(statement, of.language) };
};
