import ChevronLeft from 'lucide-react/dist/esm/icons/chevron-left.mjs';
import ChevronRight from 'lucide-react/dist/esm/icons/chevron-right.mjs';
import { Link, useNavigate } from 'react-router-dom';
import { daysAfter } from '@shared/messages/rules/schedule-times';
import type { Me } from '@shared/accounts/api/accounts.routes';
import type { Interview } from '@shared/hiring/model/interview';
import { buttonClass } from '@/components/ui/base/button';
import { classNames } from '@/components/ui/base/class-names';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './interviews-page.module.css';
import type { InterviewsAddress, View } from './use-interviews-address';

type Props = { address: InterviewsAddress };

/** Week and list; on phones, where the week is a list, only upcoming and past. */
export const ViewSwitch = ({ address, employer }: Props & { employer: boolean }) => {
  const { t } = useTranslation('interviews-page');
  const views: readonly View[] = employer ? ['week', 'list', 'past'] : ['week', 'past'];
  const ahead = <span className={styles.ahead}>{t('view.upcoming')}</span>;
  return (
    <nav className={styles.switch} aria-label={t('view.label')}>
      {views.map((view) => (
        <Link
          key={view}
          to={address.to({
            view: view === 'week' ? null : view,
            week: view === 'past' ? null : address.week,
            day: null,
          })}
          preventScrollReset
          aria-current={address.view === view ? 'page' : undefined}
          data-view={view}
        >
          {view === 'week' && employer ? (
            <>
              <span className={styles.wide}>{t('view.week')}</span>
              {ahead}
            </>
          ) : (
            t(view === 'week' ? 'view.upcoming' : `view.${view}`)
          )}
        </Link>
      ))}
    </nav>
  );
};

export const WeekSteps = ({ address, monday, isCurrent }: Props & { monday: string; isCurrent: boolean }) => {
  const { t } = useTranslation('interviews-page');
  const step = (weeks: number) => address.to({ week: daysAfter(monday, 7 * weeks), day: null });
  const look = classNames(buttonClass({ variant: 'secondary' }), styles.step);
  return (
    <div className={styles.steps}>
      <Link className={look} to={step(-1)} aria-label={t('week.previous')}>
        <ChevronLeft size={16} aria-hidden="true" />
      </Link>
      <Link
        className={buttonClass({ variant: 'secondary' })}
        to={address.to({ week: null, day: null })}
        aria-current={isCurrent ? 'true' : undefined}
      >
        {t('week.today')}
      </Link>
      <Link className={look} to={step(1)} aria-label={t('week.next')}>
        <ChevronRight size={16} aria-hidden="true" />
      </Link>
    </div>
  );
};

/** Filters by team members who take part in these interviews. */
export const WhoseField = ({ address, me, interviews }: Props & { me: Me; interviews: readonly Interview[] }) => {
  const { t } = useTranslation('interviews-page');
  const navigate = useNavigate();
  const team = interviews.flatMap(({ organizer, interviewers }) => [organizer, ...interviewers]);
  const others = new Map(team.filter(({ userId }) => userId !== me.userId).map(({ userId, name }) => [userId, name]));
  if (others.size === 0 && address.who === null) return null;
  return (
    <div className={styles.whose}>
      <select
        aria-label={t('whose.label')}
        value={address.who ?? ''}
        onChange={(event) => void navigate(address.to({ who: event.currentTarget.value || null }), { replace: true })}
      >
        <option value="">{t('whose.everyone')}</option>
        <option value="me">{t('whose.mine')}</option>
        {[...others].map(([userId, name]) => (
          <option key={userId} value={userId}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
};
