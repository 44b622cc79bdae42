import Keyboard from 'lucide-react/dist/esm/icons/keyboard.mjs';
import X from 'lucide-react/dist/esm/icons/x.mjs';
import { Link } from 'react-router-dom';
import type { Location } from '@shared/work/model/location';
import { paths } from '@shared/paths';
import shared from '@/components/records/list-tools.module.css';
import { classNames } from '@/components/ui/base/class-names';
import { may } from '@/accounts/parts/settings/settings-areas';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatMoney, formatNumber } from '@/lib/time/format';
import { zoneAbbreviation, zoneWords } from '@/lib/time/time-zones';
import { filters, type BoardMetrics, type Filter } from './board/board-model';
import styles from './coverage.module.css';
import { LocationChoice } from './shift-form/location-choice';

type Props = {
  locations: readonly Location[];
  location: Location;
  now: number;
  onLocation: (locationId: string) => void;
  /** Metrics of all days shown; null while loading. */
  metrics: BoardMetrics | null;
  /** Whether it shows a week, which budgets are for. */
  isWeek: boolean;
  show: Filter | null;
  onShow: (show: Filter | null) => void;
  onKeys: () => void;
};

/** Null unless each unit has one. */
const budgetOf = ({ units }: Location): number | null =>
  units.reduce<number | null>(
    (sum, { weeklyBudgetCents }) => (sum === null || weeklyBudgetCents === null ? null : sum + weeklyBudgetCents),
    0,
  );

type CostProps = { metrics: BoardMetrics; budget: number | null };

const Cost = ({ metrics: { cents, hasOwnStaff }, budget }: CostProps) => {
  const { t } = useTranslation('coverage');
  const amount = formatMoney(cents);
  return (
    <p className={classNames(styles.cost, budget !== null && cents > budget && styles.over)}>
      {budget === null ? t('cost', { amount }) : t('costOfBudget', { amount, budget: formatMoney(budget) })}
      {hasOwnStaff && ` · ${t('withoutOwnStaff')}`}
    </p>
  );
};

export const CoverageTools = ({
  locations,
  location,
  now,
  onLocation,
  metrics,
  isWeek,
  show,
  onShow,
  onKeys,
}: Props) => {
  const { t } = useTranslation('coverage');
  const { me } = useSession();
  const counts: Record<Filter, number> = {
    open: metrics?.free ?? 0,
    late: metrics?.late ?? 0,
    at_risk: metrics?.risks ?? 0,
    requests: metrics?.requests ?? 0,
    awaiting: metrics?.awaiting ?? 0,
  };
  return (
    <div className={classNames(shared.tools, styles.tools)} role="group" aria-label={t('filter.label')}>
      <LocationChoice locations={locations} location={location} onLocation={onLocation} />
      <span className={styles.zone} title={zoneWords(location.timeZone)}>
        {zoneAbbreviation(location.timeZone, new Date(now).toISOString())}
      </span>
      <div className={classNames(shared.chips, styles.filters)}>
        {filters
          .filter((filter) => filter === 'open' || filter === show || counts[filter] > 0)
          .map((filter) => (
            <button
              key={filter}
              type="button"
              className={shared.chip}
              aria-pressed={show === filter}
              onClick={() => onShow(show === filter ? null : filter)}
            >
              {t(`filter.${filter}`)}
              <b>{formatNumber(counts[filter])}</b>
              {show === filter && <X size={14} aria-hidden="true" />}
            </button>
          ))}
      </div>
      <Link to={paths.timesheets} className={styles.approve}>
        {t('toApprove')}
      </Link>
      {me !== null && may('readTeamAnalytics', me) && (
        <Link to={paths.fillReport} className={styles.approve}>
          {t('figures')}
        </Link>
      )}
      {metrics && metrics.slots > 0 && <Cost metrics={metrics} budget={isWeek ? budgetOf(location) : null} />}
      <button
        type="button"
        className={styles.keys}
        aria-label={t('keys.title')}
        title={t('keys.title')}
        onClick={onKeys}
      >
        <Keyboard size={18} aria-hidden="true" />
      </button>
    </div>
  );
};
