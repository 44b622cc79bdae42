import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import type { CurrencyEarnings } from '@shared/work/model/placement';
import type { Rating } from '@shared/people/model/review';
import { paths } from '@shared/paths';
import { classNames } from '@/components/ui/base/class-names';
import { QueryGate } from '@/components/records/query-gate';
import { earningsQuery } from '@/work/parts/timesheets/earnings-queries';
import { useTranslation } from '@/lib/i18n/i18n';
import { locale } from '@/lib/i18n/language';
import { formatDate, formatMoney, formatRating } from '@/lib/time/format';
import { formatHours } from '@/lib/time/hours';
import { today } from '@/lib/time/today';
import { HomeSection, Said } from './home-parts';
import styles from './home.module.css';
import { dateTimeFormat } from '@shared/text/intl-formats';

const shownMonths = 6;

const shortMonth = (month: string): string =>
  dateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }).format(new Date(`${month}-01`));

/** Pay for entered hours: approved or still to be approved. */
const Months = ({ earnings: { months, currency } }: { earnings: CurrencyEarnings }) => {
  const { t } = useTranslation('home');
  const shown = months.slice(-shownMonths);
  const most = Math.max(1, ...shown.map(({ expectedCents }) => expectedCents));
  const [first, last] = [shown[0], shown.at(-1)];
  if (!first || !last) return null;
  const label = t('money.months', { first: shortMonth(first.month), last: shortMonth(last.month) });
  const values = shown.map(({ expectedCents }) => formatMoney(expectedCents, currency)).join(', ');
  return (
    <div className={styles.months}>
      <dt className="visually-hidden">{label}</dt>
      <dd>
        <span className="visually-hidden">{values}</span>
        <span className={styles.bars} aria-hidden="true">
          {shown.map(({ month, expectedCents }) => (
            <i key={month} style={{ '--share': `${(100 * expectedCents) / most}%` } as CSSProperties} />
          ))}
        </span>
        <span className={styles.ends} aria-hidden="true">
          <span>{shortMonth(first.month)}</span>
          <span>{shortMonth(last.month)}</span>
        </span>
      </dd>
    </div>
  );
};

type FigureProps = { label: string; value: string; detail: string };

const Figure = ({ label, value, detail }: FigureProps) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <span className={styles.amount}>{value}</span>
      <span className={classNames(styles.detail, styles.source)}>{detail}</span>
    </dd>
  </div>
);

const useDue = () => {
  const { t } = useTranslation('earnings');
  return ({ cents, dueOn }: CurrencyEarnings['pending']): string => {
    if (cents === 0) return t('pending.nothing');
    if (dueOn === null) return t('pending.undated');
    return t(dueOn < today() ? 'pending.overdue' : 'pending.due', { date: formatDate(dueOn) });
  };
};

const Strip = ({ earnings, rating }: { earnings: CurrencyEarnings; rating: Rating }) => {
  const { t } = useTranslation(['home', 'earnings']);
  const due = useDue();
  const { currency, thisMonth, pending, totalCents, averageHourlyCents } = earnings;
  return (
    <dl className={classNames(styles.panel, styles.money)}>
      <Figure
        label={t('month.name')}
        value={formatMoney(thisMonth.cents, currency)}
        detail={t('money.hours', { hours: formatHours(thisMonth.minutes) })}
      />
      <Figure label={t('pending.name')} value={formatMoney(pending.cents, currency)} detail={due(pending)} />
      <Figure label={t('total.name')} value={formatMoney(totalCents, currency)} detail={t('total.detail')} />
      <Figure
        label={t('rate.name')}
        value={averageHourlyCents === null ? '–' : formatMoney(averageHourlyCents, currency)}
        detail={rating ? t('money.rated', { rating: formatRating(rating.average) }) : t('money.unrated')}
      />
      <Months earnings={earnings} />
    </dl>
  );
};

export const MoneyStrip = ({ rating }: { rating: Rating }) => {
  const { t } = useTranslation(['home', 'earnings']);
  const query = useQuery(earningsQuery());
  return (
    <HomeSection title={t('money.title')} link={{ to: paths.timesheets, label: t('money.all') }}>
      <QueryGate query={query} loading={t('loading')} rows={1}>
        {({ currencies }) =>
          currencies.length === 0 ? (
            <Said>{t('empty')}</Said>
          ) : (
            currencies.map((earnings) => <Strip key={earnings.currency} earnings={earnings} rating={rating} />)
          )
        }
      </QueryGate>
    </HomeSection>
  );
};
