import { useQuery } from '@tanstack/react-query';
import type { Action } from '@shared/organizations/rules/permissions';
import { queueDueAt } from '@shared/trust/rules/queue-clock';
import { mayAsStaff, type StaffRole } from '@shared/trust/rules/staff-permissions';
import { limits } from '@shared/limits';
import type { ClockedQueue, QueueAttainment, QueueState } from '@shared/trust/model/staff';
import type { SupportAttainment } from '@shared/trust/model/ticket';
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
    <b>{value}</b>
    <small className={classNames(isLate && styles.warn)}>{note}</small>
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

const clocks: readonly { queue: ClockedQueue; action: Action }[] = [
  { queue: 'credentials', action: 'reviewCredentials' },
  { queue: 'organizations', action: 'reviewOrganizations' },
  { queue: 'reports', action: 'moderate' },
];

type ClockProps = { state: QueueState; attainment: QueueAttainment };

const Clock = ({ state, attainment: { queue, decided, inTime } }: ClockProps) => {
  const { t } = useTranslation('admin-console');
  const time = useNow();
  const due = queueDueAt(state);
  const isLate = due !== null && Date.parse(due) < time;
  const label = {
    credentials: t('goals.credentials', { hours: limits.reviewHoursMax }),
    organizations: t('goals.organizations', { count: limits.organizationReviewBusinessDays }),
    reports: t('goals.reports'),
  }[queue];
  const now = due === null ? t('home.nothing') : t(isLate ? 'home.late' : 'home.due', { time: formatDue(due) });
  return (
    <Goal
      label={label}
      value={inTime === null ? t('goals.few') : formatPercent(inTime)}
      note={inTime === null ? now : t('goals.ofNow', { count: decided, now })}
      isLate={isLate}
    />
  );
};

type Props = {
  queues: readonly QueueState[];
  attainments: readonly QueueAttainment[];
  roles: readonly StaffRole[];
};

/** How often promised times were met, for answered tickets as on the contact page, and the current backlog. */
export const TimeGoals = ({ queues, attainments, roles }: Props) => {
  const { t } = useTranslation('admin-console');
  const showsTickets = mayAsStaff('answerTickets', roles);
  const promise = useQuery({ ...queryOf('getSupportPromise'), enabled: showsTickets });
  const own = clocks.flatMap(({ queue, action }) => {
    const state = queues.find((it) => it.queue === queue);
    const attainment = attainments.find((it) => it.queue === queue);
    return state && attainment && mayAsStaff(action, roles) ? [{ state, attainment }] : [];
  });
  if (own.length === 0 && !promise.isSuccess) return null;
  return (
    <section className={styles.section}>
      <h2>
        {t('goals.title')} <small>{t('goals.period', { count: limits.attainmentDays })}</small>
      </h2>
      <ul role="list" className={styles.goals}>
        {promise.isSuccess && <TicketGoals attainment={promise.data.attainment} />}
        {own.map((it) => (
          <Clock key={it.attainment.queue} {...it} />
        ))}
      </ul>
    </section>
  );
};
