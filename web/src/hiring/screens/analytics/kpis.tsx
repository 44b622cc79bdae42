import { limits } from '@shared/limits';
import { formatNumber } from '@/lib/time/format';
import { useTranslation } from '@/lib/i18n/i18n';
import type { Analytics } from './analytics-queries';
import { difference, growth, percentOf, type Change } from './metrics';
import styles from './analytics.module.css';

type KpiProps = {
  label: string;
  value: string;
  isFew?: boolean;
  unit?: string | undefined;
  change?: Change | null;
  note: string;
};

export const Kpi = ({ label, value, isFew = false, unit, change = null, note }: KpiProps) => (
  <div>
    <dt>{label}</dt>
    <dd className={styles.value} data-few={isFew || undefined}>
      {value} {unit && <small>{unit}</small>}
    </dd>
    <dd className={styles.source}>
      {change && <b data-good={change.isGood ?? undefined}>{change.text}</b>} <span>{note}</span>
    </dd>
  </div>
);

const tenth = (value: number): number => Math.round(value * 10) / 10;

export const Kpis = ({ analytics: it }: { analytics: Analytics }) => {
  const { t } = useTranslation('analytics');
  const { applications, hires, hireRate, fill, offers, jobsApplied } = it;
  const average = fill?.average.now;
  return (
    <dl className={styles.kpis}>
      <Kpi
        label={t('kpis.applications')}
        value={formatNumber(applications.now)}
        change={growth(applications.now, applications.before, limits.samplesForFigure, t)}
        note={t('kpis.from', { value: formatNumber(applications.before) })}
      />
      {fill && average && (
        <Kpi
          label={t('kpis.fill')}
          isFew={average.value === null}
          value={average.value === null ? t('tooFew') : formatNumber(average.value)}
          unit={average.value === null ? undefined : t('kpis.fillUnit', { count: average.value })}
          change={difference(fill.average, 'days', t)}
          note={t('kpis.hiresMade', { count: average.samples })}
        />
      )}
      <Kpi
        label={t('kpis.hireRate')}
        isFew={hireRate.now.value === null}
        value={percentOf(hireRate.now, t)}
        change={difference(hireRate, 'points', t)}
        note={t('kpis.hiresOf', { count: hires.now, total: applications.now })}
      />
      {offers && (
        <Kpi
          label={t('kpis.offers')}
          isFew={offers.acceptance.now.value === null}
          value={percentOf(offers.acceptance.now, t)}
          change={difference(offers.acceptance, 'points', t)}
          note={t('kpis.accepted', { accepted: offers.accepted.now, count: offers.acceptance.now.samples })}
        />
      )}
      <Kpi
        label={t('kpis.perJob')}
        value={jobsApplied.now === 0 ? formatNumber(0) : formatNumber(tenth(applications.now / jobsApplied.now))}
        note={t('kpis.jobs', { count: jobsApplied.now })}
      />
    </dl>
  );
};
