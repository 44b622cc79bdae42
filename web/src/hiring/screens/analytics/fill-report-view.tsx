import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { monthsUntil } from '@shared/core/rules/calendar-days';
import type { FillReport } from '@shared/work/model/shifts/fill-report';
import { FormMessage } from '@/components/ui/fields/form-message';
import { QueryGate } from '@/components/records/query-gate';
import { queryOf } from '@/lib/requests/query-of';
import { formatNumber, formatPercent } from '@/lib/time/format';
import { formatHours } from '@/lib/time/hours';
import { useTranslation, type TFunction } from '@/lib/i18n/i18n';
import { today } from '@/lib/time/today';
import { FairnessPanel } from './fairness-panel';
import { number, TablePanel } from './group-tables';
import { Kpi } from './kpis';
import { ShiftMetrics } from './shift-metrics';
import styles from './analytics.module.css';

type Texts = TFunction<'shift-figures'>;

const spans = ['1', '3', '6'] as const;
type Span = (typeof spans)[number];
const usual: Span = '3';

const fillReportQuery = (span: Span) => {
  const months = monthsUntil(today(), Number(span));
  return queryOf('getFillReport', { query: { from: months[0]!, to: months.at(-1)! } });
};

/** Covers this month and earlier ones. */
export const FillReportView = () => {
  const { t } = useTranslation('shift-figures');
  const [search, setSearch] = useSearchParams();
  const span = spans.find((it) => it === search.get('months')) ?? usual;
  return (
    <ShiftMetrics
      actions={
        <label className={styles.period}>
          <span className="visually-hidden">{t('period')}</span>
          <select value={span} onChange={({ currentTarget }) => setSearch({ months: currentTarget.value })}>
            {spans.map((value) => (
              <option key={value} value={value}>
                {t('months', { count: Number(value) })}
              </option>
            ))}
          </select>
        </label>
      }
    >
      <Report span={span} />
    </ShiftMetrics>
  );
};

const Report = ({ span }: { span: Span }) => {
  const { t } = useTranslation('shift-figures');
  const query = useQuery({ ...fillReportQuery(span), placeholderData: keepPreviousData });
  return (
    <QueryGate query={query} loading={t('loading')} rows={6}>
      {(report) => (
        <div className={styles.stack} aria-busy={query.isPlaceholderData}>
          {report.partial && <FormMessage kind="info">{t('partialPeople')}</FormMessage>}
          <FillMetrics report={report} />
          <div className={styles.grid}>
            <FairnessPanel
              of="invites"
              people={report.people}
              total={t('invites', { count: report.invites.count })}
              fairness={report.invites.fairness}
            />
            <FairnessPanel
              of="hours"
              people={report.people}
              total={formatHours(report.hours.minutes)}
              fairness={report.hours.fairness}
            />
            <Calibration report={report} />
            <Units report={report} />
          </div>
        </div>
      )}
    </QueryGate>
  );
};

const waitText = ({ value }: FillReport['wait'], t: Texts): string => {
  if (value === null) return t('tooFew');
  if (value < 60) return t('wait.minutes', { count: value });
  const hours = Math.round(value / 60);
  return hours < 48 ? t('wait.hours', { count: hours }) : t('wait.days', { count: Math.round(hours / 24) });
};

const inTimeText = ({ value }: FillReport['inTime'], t: Texts): string =>
  value === null ? t('tooFew') : formatPercent(value / 100);

const FillMetrics = ({ report }: { report: FillReport }) => {
  const { t } = useTranslation('shift-figures');
  const { shifts, covered, wait, inTime } = report;
  return (
    <dl className={styles.kpis}>
      <Kpi
        label={t('kpis.covered')}
        value={shifts === 0 ? t('tooFew') : formatPercent(covered / shifts)}
        isFew={shifts === 0}
        note={t('kpis.coveredOf', { covered, count: shifts })}
      />
      <Kpi
        label={t('kpis.wait')}
        value={waitText(wait, t)}
        isFew={wait.value === null}
        note={t('kpis.bookings', { count: wait.samples })}
      />
      <Kpi
        label={t('kpis.inTime')}
        value={inTimeText(inTime, t)}
        isFew={inTime.value === null}
        note={t('kpis.requests', { count: inTime.samples })}
      />
    </dl>
  );
};

const Calibration = ({ report }: { report: FillReport }) => {
  const { t } = useTranslation('shift-figures');
  return (
    <TablePanel
      title={t('calibration.title')}
      note={t('calibration.note')}
      none={t('calibration.none')}
      rows={report.calibration.filter(({ of }) => of > 0)}
      rowKey={({ from }) => String(from)}
      columns={[
        {
          key: 'forecast',
          header: t('calibration.forecast'),
          main: true,
          cell: ({ from }) => t('calibration.band', { from, to: from + 10 }),
        },
        {
          key: 'covered',
          header: t('calibration.covered'),
          align: 'end',
          cell: ({ covered, of }) => (covered === null ? t('tooFew') : formatPercent(covered / of)),
        },
        number<FillReport['calibration'][number]>('of', t('calibration.shifts'), ({ of }) => of),
      ]}
    />
  );
};

const Units = ({ report }: { report: FillReport }) => {
  const { t } = useTranslation('shift-figures');
  return (
    <TablePanel
      title={t('units.title')}
      none={t('units.none')}
      rows={report.units}
      rowKey={({ unitId }) => unitId}
      columns={[
        {
          key: 'unit',
          header: t('units.unit'),
          main: true,
          cell: ({ unit, location }) => t('units.name', { unit, location }),
        },
        number<FillReport['units'][number]>('shifts', t('units.shifts'), ({ shifts }) => shifts),
        {
          key: 'covered',
          header: t('units.covered'),
          align: 'end',
          cell: ({ shifts, covered }) => (shifts === 0 ? formatNumber(0) : formatPercent(covered / shifts)),
        },
        { key: 'wait', header: t('units.wait'), align: 'end', cell: ({ wait }) => waitText(wait, t) },
        { key: 'inTime', header: t('units.inTime'), align: 'end', cell: ({ inTime }) => inTimeText(inTime, t) },
      ]}
    />
  );
};
