import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Action } from '@shared/organizations/rules/permissions';
import { mayAsStaff } from '@shared/trust/rules/staff-permissions';
import { limits } from '@shared/limits';
import type { QueueState } from '@shared/trust/model/staff';
import { paths } from '@shared/paths';
import { Stack } from '@/components/layout';
import { QueryGate } from '@/components/records/query-gate';
import { classNames } from '@/components/ui/base/class-names';
import { Page } from '@/components/ui/base/page';
import { useTranslation } from '@/lib/i18n/i18n';
import { useSession } from '@/lib/auth/session';
import { ageLabel } from '@/lib/time/format';
import { formatDue } from '@/lib/time/format-due';
import { useNow } from '@/lib/time/use-now';
import styles from './admin.module.css';
import { homeQuery } from './admin-queries';
import { NextCases } from './next-cases';
import { PeopleSearch } from './record-search';
import { TimeGoals } from './time-goals';

const queues: Record<QueueState['queue'], { to: string; action: Action }> = {
  tickets: { to: paths.tickets, action: 'answerTickets' },
  reports: { to: paths.reportCases, action: 'moderate' },
  shift_cases: { to: paths.shiftCases, action: 'decideShiftCases' },
  credentials: { to: paths.verifications, action: 'reviewCredentials' },
  organizations: { to: paths.organizationCases, action: 'reviewOrganizations' },
  exclusions: { to: paths.exclusions, action: 'reviewExclusions' },
};

const dueSoonMs = 2 * 3_600_000;

const Queue = ({ queue, waiting, oldestAt, dueAt }: QueueState) => {
  const { t } = useTranslation('admin-console');
  const now = useNow();
  const left = dueAt === null ? null : Date.parse(dueAt) - now;
  const waits = () => {
    if (dueAt !== null) return t(left !== null && left < 0 ? 'home.late' : 'home.due', { time: formatDue(dueAt) });
    return oldestAt === null ? t('home.nothing') : t('home.oldest', { age: ageLabel(oldestAt) });
  };
  const isFull = waiting >= limits.queueCounted;
  return (
    <li>
      <Link to={queues[queue].to} className={styles.queue}>
        <span>{t(`queue.${queue}`)}</span>
        <b>{isFull ? t('home.more', { count: limits.queueCounted - 1 }) : waiting}</b>
        <small className={classNames(left !== null && left < dueSoonMs && styles.warn)}>{waits()}</small>
      </Link>
    </li>
  );
};

export const HomeView = () => {
  const { t } = useTranslation('admin-console');
  const { me } = useSession();
  const query = useQuery(homeQuery());
  const roles = me?.staff?.roles ?? [];
  return (
    <Page title={t('home.title')} width="wide">
      <QueryGate query={query} loading={t('home.loading')} rows={2}>
        {({ queues: states, attainments }) => (
          <Stack gap="l">
            <ul role="list" className={styles.queues} aria-label={t('home.queues')}>
              {states
                .filter(({ queue }) => mayAsStaff(queues[queue].action, roles))
                .map((state) => (
                  <Queue key={state.queue} {...state} />
                ))}
            </ul>
            <NextCases />
            <TimeGoals queues={states} attainments={attainments} roles={roles} />
            <section className={styles.section}>
              <h2>{t('people.find')}</h2>
              <PeopleSearch q="" />
            </section>
          </Stack>
        )}
      </QueryGate>
    </Page>
  );
};
