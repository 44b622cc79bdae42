import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import Clock from 'lucide-react/dist/esm/icons/clock.mjs';
import Hourglass from 'lucide-react/dist/esm/icons/hourglass.mjs';
import TrendingUp from 'lucide-react/dist/esm/icons/trending-up.mjs';
import Wallet from 'lucide-react/dist/esm/icons/wallet.mjs';
import { Link, useLocation } from 'react-router-dom';
import type { CurrencyEarnings } from '@shared/work/model/placement';
import { paths } from '@shared/paths';
import { MutedText, Stack } from '@/components/layout';
import { QueryGate } from '@/components/records/query-gate';
import { RatingStars } from '@/components/rating-stars';
import { reviewsQuery } from '@/people/parts/reviews/review-queries';
import { formatDate, formatMoney } from '@/lib/time/format';
import { useTranslation, type TFunction } from '@/lib/i18n/i18n';
import { useSession } from '@/lib/auth/session';
import { today } from '@/lib/time/today';
import { formatHours } from '@/lib/time/hours';
import { earningsQuery } from './earnings-queries';
import styles from './earnings.module.css';

export const EarningsCards = () => {
  const { t } = useTranslation('earnings');
  const earnings = useQuery(earningsQuery());
  return (
    <section aria-label={t('label')}>
      <QueryGate query={earnings} loading={t('loading')} rows={1}>
        {({ currencies }) => <Cards currencies={currencies} />}
      </QueryGate>
    </section>
  );
};

type Fact = { currency: string; value: string; detail: string };

const dueOf = ({ pending }: CurrencyEarnings, t: TFunction<'earnings'>): string => {
  if (pending.cents === 0) return t('pending.nothing');
  if (pending.dueOn === null) return t('pending.undated');
  return t(pending.dueOn < today() ? 'pending.overdue' : 'pending.due', { date: formatDate(pending.dueOn) });
};

/** Approved hours, plus those awaiting approval. */
const monthOf = ({ thisMonth, months, currency }: CurrencyEarnings, t: TFunction<'earnings'>): string => {
  const more = (months.at(-1)?.expectedCents ?? 0) - thisMonth.cents;
  return t(more > 0 ? 'month.waiting' : 'month.detail', {
    hours: formatHours(thisMonth.minutes),
    pay: formatMoney(more, currency),
  });
};

const Cards = ({ currencies }: { currencies: readonly CurrencyEarnings[] }) => {
  const { t } = useTranslation('earnings');
  const { pathname } = useLocation();
  const isEmpty = currencies.length === 0;
  const facts = (read: (earnings: CurrencyEarnings) => Omit<Fact, 'currency'>): Fact[] =>
    currencies.map((earnings) => ({ currency: earnings.currency, ...read(earnings) }));
  return (
    <Stack gap="s">
      <ul className={styles.cards} role="list">
        <Card
          name={t('total.name')}
          icon={<Wallet size={20} aria-hidden="true" />}
          empty={t('total.none')}
          facts={facts(({ currency, totalCents, canceledCents }) => ({
            value: formatMoney(totalCents, currency),
            detail:
              canceledCents > 0
                ? t('total.canceled', { canceled: formatMoney(canceledCents, currency) })
                : t('total.detail'),
          }))}
        />
        <Card
          name={t('month.name')}
          icon={<TrendingUp size={20} aria-hidden="true" />}
          empty={t('month.none')}
          facts={facts((earnings) => ({
            value: formatMoney(earnings.thisMonth.cents, earnings.currency),
            detail: monthOf(earnings, t),
          }))}
        />
        <Card
          name={t('pending.name')}
          icon={<Hourglass size={20} aria-hidden="true" />}
          empty={t('pending.nothing')}
          facts={facts((earnings) => ({
            value: formatMoney(earnings.pending.cents, earnings.currency),
            detail: dueOf(earnings, t),
          }))}
        />
        <Card
          name={t('rate.name')}
          icon={<Clock size={20} aria-hidden="true" />}
          empty={t('rate.none')}
          facts={currencies.flatMap(({ currency, averageHourlyCents }) =>
            averageHourlyCents === null
              ? []
              : [{ currency, value: formatMoney(averageHourlyCents, currency), detail: t('rate.detail') }],
          )}
          more={<OwnRating />}
        />
      </ul>
      {isEmpty && (
        <MutedText>
          {t('empty')} {pathname !== paths.timesheets && <Link to={paths.timesheets}>{t('toTimesheets')}</Link>}
        </MutedText>
      )}
    </Stack>
  );
};

type CardProps = {
  name: string;
  icon: React.ReactNode;
  empty: string;
  facts: readonly Fact[];
  more?: React.ReactNode;
};

const Card = ({ name, icon, empty, facts, more }: CardProps) => (
  <li className={styles.card}>
    <p className={styles.name}>
      {icon}
      {name}
    </p>
    {facts.length === 0 && (
      <div>
        <p className={styles.none} aria-hidden="true">
          –
        </p>
        <MutedText>{empty}</MutedText>
      </div>
    )}
    {facts.map(({ currency, value, detail }, index) => (
      <div key={currency}>
        <p className={index === 0 ? styles.value : styles.smaller}>{value}</p>
        <MutedText>{detail}</MutedText>
      </div>
    ))}
    {more}
  </li>
);

const OwnRating = () => {
  const { t } = useTranslation('earnings');
  const { me } = useSession();
  const { data } = useInfiniteQuery({ ...reviewsQuery({ userId: me?.userId ?? '' }), enabled: me !== null });
  const rating = data?.pages[0]?.rating;
  if (rating === undefined) return null;
  return rating ? (
    <RatingStars value={rating.average} count={rating.reviews} />
  ) : (
    <MutedText>{t('rate.noReviews')}</MutedText>
  );
};
