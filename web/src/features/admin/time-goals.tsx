import { useQuery } from '@tanstack/react-query';
import type { Action } from '@shared/domain/permissions';
import { queueDueAt } from '@shared/domain/queue-clock';
import { mayAsStaff, type StaffRole } from '@shared/domain/staff-permissions';
import { limits } from '@shared/limits';
import type { QueueState } from '@shared/model/staff';
import type { SupportAttainment } from '@shared/model/ticket';
import { classNames } from '@/components/ui/base/class-names';
import { useTranslation } from '@/lib/i18n/i18n';
import { queryOf } from '@/lib/requests/query-of';
import { formatPercent } from '@/lib/time/format';
import { formatDue } from '@/lib/time/format-due';
import { useNow } from '@/lib/time/use-now';
import styles from './admin.module.css';

type GoalProps = { label: string; value: string; note?: string | undefined; isLate?: boolean };

const Goal = ({ label, value, note, isLate = false }: GoalProps) => (
  <li>
    <span>{label}</span>
    <b className={classNames(isLate && styles.warn)}>{value}</b>
    <small>{note}</small>
  </li>
);

const TicketGoals = ({ attainment }: { attainment: SupportAttainment | null }) => {
  const { t } = useTranslation('admin-console');
  const shareOf = (share: number | null | undefined): string =>
    share === null || share === undefined ? t('goals.few') : formatPercent(share);
  const of = attainment ? t('goals.of', { count: attainment.tickets }) : undefined;
  return (
    <>
      <Goal label={t('goals.firstAnswer')} value={shareOf(attainment?.firstAnswerInTime)} note={of} />
      <Goal label={t('goals.solved')} value={shareOf(attainment?.solvedInTime)} />
    </>
  );
};

type Clocked = 'credentials' | 'organizations' | 'reports';

const clocks: readonly { queue: Clocked; action: Action }[] = [
  { queue: 'credentials', action: 'reviewCredentials' },
  { queue: 'organizations', action: 'reviewOrganizations' },
  { queue: 'reports', action: 'moderate' },
];

const Clock = ({ state }: { state: QueueState & { queue: Clocked } }) => {
  const { t } = useTranslation('admin-console');
  const now = useNow();
  const due = queueDueAt(state);
  const isLate = due !== null && Date.parse(due) < now;
  const label = {
    credentials: t('goals.credentials', { hours: limits.reviewHoursMax }),
    organizations: t('goals.organizations', { count: limits.organizationReviewBusinessDays }),
    reports: t('goals.reports'),
  }[state.queue];
  if (due === null) return <Goal label={label} value={t('goals.onTime')} note={t('home.nothing')} />;
  return (
    <Goal
      label={label}
      value={t(isLate ? 'goals.late' : 'goals.onTime')}
      note={t(isLate ? 'home.late' : 'home.due', { time: formatDue(due) })}
      isLate={isLate}
    />
  );
};

/** How the promised times are kept: of answered tickets, as on the contact page, and of what waits now. */
export const TimeGoals = ({ queues, roles }: { queues: readonly QueueState[]; roles: readonly StaffRole[] }) => {
  const { t } = useTranslation('admin-console');
  const showsTickets = mayAsStaff('answerTickets', roles);
  const promise = useQuery({ ...queryOf('getSupportPromise'), enabled: showsTickets });
  const own = clocks.flatMap(({ queue, action }) => {
    const state = queues.find((it) => it.queue === queue);
    return state && mayAsStaff(action, roles) ? [{ ...state, queue }] : [];
  });
  if (own.length === 0 && !promise.isSuccess) return null;
  return (
    <section className={styles.section}>
      <h2>
        {t('goals.title')} {promise.isSuccess && <small>{t('goals.period', { count: limits.attainmentDays })}</small>}
      </h2>
      <ul role="list" className={styles.goals}>
        {promise.isSuccess && <TicketGoals attainment={promise.data.attainment} />}
        {own.map((state) => (
          <Clock key={state.queue} state={state} />
        ))}
      </ul>
    </section>
  );
};
