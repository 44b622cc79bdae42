import type { DryRun, DryRunRow } from '@shared/connect/model/report-mapping';
import rows from '@/components/records/rows.module.css';
import { Badge } from '@/components/ui/badge';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatPay } from '@/lib/time/format';
import styles from '../connections.module.css';

type Pay = NonNullable<DryRunRow['pay']>;

/** Pay as a draft stores it. */
const jobPay = ({ min, max, rate }: Pay) => ({
  payBy: 'range' as const,
  rate,
  currency: 'USD' as const,
  salaryMinCents: min,
  salaryMaxCents: max,
});

const RowLine = ({ row }: { row: DryRunRow }) => {
  const { t } = useTranslation(['report-mapping', 'labels/jobs', 'labels/professions']);
  const { reference, title, location, professions, specialty, openings, pay, hasDescription, problems } = row;
  const facts = [
    reference,
    location,
    professions.map((it) => t(`profession.${it}`)).join(', '),
    specialty && t(`specialty.${specialty}`),
    pay && formatPay(jobPay(pay), t),
    t('openingsOf', { count: openings }),
    hasDescription ? null : t('noDescription'),
  ];
  return (
    <li className={styles.imported}>
      <div className={styles.importedHead}>
        <span className={styles.importedTitle}>
          {title || t('untitled')}
          <small>{facts.filter(Boolean).join(' · ')}</small>
        </span>
        {row.isImported ? <Badge tone="success">{t('imported')}</Badge> : <Badge tone="danger">{t('leftOut')}</Badge>}
      </div>
      {problems.length > 0 && (
        <ul className={styles.problems}>
          {problems.map(({ field, problem, value }) => (
            <li key={`${field} ${problem}`}>{t(`rowProblems.${problem}`, { field: t(`fields.${field}`), value })}</li>
          ))}
        </ul>
      )}
    </li>
  );
};

/** What each row would become, and its missing fields. */
export const DryRunList = ({ dryRun: { rows: items, total } }: { dryRun: DryRun }) => {
  const { t } = useTranslation('report-mapping');
  const ready = items.filter(({ isImported }) => isImported).length;
  return (
    <section className={styles.calls} aria-labelledby="dry-run-title">
      <h3 id="dry-run-title">{t('dryRun')}</h3>
      <p className={styles.soft} role="status">
        {t('summary', { ready, shown: items.length })}
        {total > items.length && ` ${t('first', { shown: items.length, total })}`}
      </p>
      <ul role="list" className={rows.rows}>
        {items.map((row, index) => (
          <RowLine key={index} row={row} />
        ))}
      </ul>
    </section>
  );
};
