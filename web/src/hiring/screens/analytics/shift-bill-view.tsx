import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { addDays, isPlannedWeek, mondayOfDay } from '@shared/core/rules/calendar-days';
import { billParts, type BillPart, type BillSums, type ShiftBill } from '@shared/work/model/shifts/shift-bill';
import { Button } from '@/components/ui/base/button';
import { FormMessage } from '@/components/ui/fields/form-message';
import { QueryGate } from '@/components/records/query-gate';
import { csvText } from '@/lib/files/csv-text';
import { byteOrderMark, saveText } from '@/lib/files/save-download';
import { queryOf } from '@/lib/requests/query-of';
import { formatMoney, formatMonthDay } from '@/lib/time/format';
import { formatHours } from '@/lib/time/hours';
import { useTranslation, type TFunction } from '@/lib/i18n/i18n';
import { today } from '@/lib/time/today';
import { TablePanel } from './group-tables';
import { Kpi } from './kpis';
import { ShiftMetrics } from './shift-metrics';
import styles from './analytics.module.css';

type Texts = TFunction<'shift-figures'>;
type Row = ShiftBill['units'][number];

const lengths = [1, 4] as const;

/** Complete weeks, by their first Monday; by default the latest ones, including this week. */
const spanIn = (search: URLSearchParams) => {
  const weeks = lengths.find((it) => String(it) === search.get('weeks')) ?? 1;
  const last = addDays(mondayOfDay(today()), -7 * (weeks - 1));
  const asked = search.get('from') ?? '';
  const from = isPlannedWeek(asked) && asked <= last ? mondayOfDay(asked) : last;
  return { weeks, from, to: addDays(from, 7 * weeks - 1), isLast: from === last };
};

const shiftBillQuery = ({ from, to }: { from: string; to: string }) => queryOf('getShiftBill', { query: { from, to } });

const nameOf = ({ unit, location }: Row, t: Texts): string =>
  unit === '' ? t('bill.formerUnit') : t('units.name', { unit, location });

/** Parts of the bill that occur; most weeks have only some. */
const partsOf = ({ totals }: ShiftBill): BillPart[] =>
  billParts.filter((part) => part === 'base' || totals.some(({ parts }) => parts[part] !== 0));

const csvOf = (bill: ShiftBill, t: Texts): string =>
  csvText([
    [
      t('bill.from'),
      t('bill.to'),
      t('bill.location'),
      t('bill.unit'),
      t('bill.hours'),
      ...billParts.map((part) => t(`bill.parts.${part}`)),
      t('bill.total'),
      t('bill.currency'),
    ],
    ...bill.units.map(({ unit, location, minutes, parts, cents, currency }) => [
      bill.from,
      bill.to,
      location,
      unit === '' ? t('bill.formerUnit') : unit,
      Math.round((100 * minutes) / 60) / 100,
      ...billParts.map((part) => parts[part] / 100),
      cents / 100,
      currency,
    ]),
  ]);

export const ShiftBillView = () => {
  const { t } = useTranslation('shift-figures');
  const [search, setSearch] = useSearchParams();
  const span = spanIn(search);
  const query = useQuery({ ...shiftBillQuery(span), placeholderData: keepPreviousData });
  const go = (from: string, weeks: number = span.weeks) => setSearch({ weeks: String(weeks), from });
  const step = 7 * span.weeks;
  const bill = query.data;
  return (
    <ShiftMetrics
      actions={
        <>
          <label className={styles.period}>
            <span className="visually-hidden">{t('period')}</span>
            <select value={span.weeks} onChange={({ currentTarget }) => setSearch({ weeks: currentTarget.value })}>
              {lengths.map((value) => (
                <option key={value} value={value}>
                  {t('weeks', { count: value })}
                </option>
              ))}
            </select>
          </label>
          <Button variant="secondary" onClick={() => go(addDays(span.from, -step))}>
            {t('bill.earlier')}
          </Button>
          <Button variant="secondary" disabled={span.isLast} onClick={() => go(addDays(span.from, step))}>
            {t('bill.later')}
          </Button>
          <Button
            variant="secondary"
            disabled={!bill || bill.units.length === 0 || query.isPlaceholderData}
            onClick={() =>
              bill && saveText(byteOrderMark + csvOf(bill, t), t('bill.fileName', { from: bill.from }), 'text/csv')
            }
          >
            {t('bill.export')}
          </Button>
        </>
      }
    >
      <h2>{t('bill.span', { from: formatMonthDay(span.from), to: formatMonthDay(span.to) })}</h2>
      <QueryGate query={query} loading={t('bill.loading')} rows={6}>
        {(found) => (
          <div className={styles.stack} aria-busy={query.isPlaceholderData}>
            {found.partial && <FormMessage kind="info">{t('bill.partial')}</FormMessage>}
            {found.totals.map((sums) => (
              <Totals key={sums.currency} sums={sums} />
            ))}
            <Units bill={found} />
            <p className={styles.note}>{t('bill.note')}</p>
          </div>
        )}
      </QueryGate>
    </ShiftMetrics>
  );
};

const Totals = ({ sums: { currency, cents, minutes, parts } }: { sums: ShiftBill['totals'][number] }) => {
  const { t } = useTranslation('shift-figures');
  return (
    <dl className={styles.kpis}>
      <Kpi label={t('bill.total')} value={formatMoney(cents, currency)} note={formatHours(minutes)} />
      <Kpi
        label={t('bill.parts.overtime')}
        value={formatMoney(parts.overtime, currency)}
        note={t('bill.overtimeNote')}
      />
      <Kpi
        label={t('bill.parts.canceled')}
        value={formatMoney(parts.canceled, currency)}
        note={t('bill.canceledNote')}
      />
    </dl>
  );
};

const money = (key: string, header: string, of: (sums: BillSums) => number) => ({
  key,
  header,
  align: 'end' as const,
  cell: (sums: Row) => formatMoney(of(sums), sums.currency),
});

const Units = ({ bill }: { bill: ShiftBill }) => {
  const { t } = useTranslation('shift-figures');
  return (
    <TablePanel
      title={t('bill.units')}
      none={t('bill.none')}
      rows={bill.units}
      rowKey={({ unitId, currency }) => `${unitId} ${currency}`}
      columns={[
        { key: 'unit', header: t('bill.unit'), main: true, cell: (row) => nameOf(row, t) },
        { key: 'hours', header: t('bill.hours'), align: 'end', cell: ({ minutes }) => formatHours(minutes) },
        ...partsOf(bill).map((part) => money(part, t(`bill.parts.${part}`), ({ parts }) => parts[part])),
        money('total', t('bill.total'), ({ cents }) => cents),
      ]}
    />
  );
};
