import { useInfiniteQuery } from '@tanstack/react-query';
import { BadgeCheck, ChevronRight, Flag, LifeBuoy, ShieldCheck, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Action } from '@shared/organizations/rules/permissions';
import { mayAsStaff } from '@shared/trust/rules/staff-permissions';
import type { OrganizationQueueItem } from '@shared/organizations/model/organization-verification';
import type { CaseRow } from '@shared/trust/model/report';
import type { TicketRow } from '@shared/trust/model/ticket';
import type { VerificationQueueItem } from '@shared/people/model/verification';
import { paths, pathTo } from '@shared/paths';
import { MutedText } from '@/components/layout';
import { DueClock } from '@/components/records/due-clock';
import { Badge } from '@/components/ui/badge';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { credentialName } from '@/people/parts/credentials/credential-name';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';
import { rowsOf } from '@/lib/requests/cursor-pages';
import { pagesOf } from '@/lib/requests/query-of';
import { ageLabel } from '@/lib/time/format';
import styles from './admin.module.css';

const shownCases = 8;

type Waiting = {
  to: string;
  icon: LucideIcon;
  title: string;
  about: string;
  isHigh: boolean;
  since: string;
  dueAt: string | null;
};

const byTimeLeft = (a: Waiting, b: Waiting): number => (a.dueAt ?? a.since).localeCompare(b.dueAt ?? b.since);

/** Cases with a promised time come first. */
const inOrder = (cases: readonly Waiting[]): Waiting[] => [
  ...cases.filter(({ dueAt }) => dueAt !== null).sort(byTimeLeft),
  ...cases.filter(({ dueAt }) => dueAt === null).sort(byTimeLeft),
];

const useWords = () => {
  const { t } = useTranslation(['admin-console', 'labels/moderation', 'labels/profiles', 'labels/certifications']);
  return {
    t,
    ticket: ({ ticketId, subject, person, organization, priority, answer, updatedAt }: TicketRow): Waiting => ({
      to: pathTo(paths.ticket, { ticketId }),
      icon: LifeBuoy,
      title: subject,
      about: [ticketId, person, organization].filter(Boolean).join(' · '),
      isHigh: priority === 'high',
      since: answer?.startedAt ?? updatedAt,
      dueAt: answer?.dueAt ?? null,
    }),
    report: ({ caseId, kind, label, number, subject, reporters, severity, openedAt, dueAt }: CaseRow): Waiting => ({
      to: pathTo(paths.reportCase, { caseId }),
      icon: Flag,
      title: label || t(`reportedKind.${kind}`),
      about: [number, subject, t('home.reported', { count: reporters })].filter(Boolean).join(' · '),
      isHigh: severity === 'high',
      since: openedAt,
      dueAt,
    }),
    organization: (found: OrganizationQueueItem): Waiting => ({
      to: pathTo(paths.organizationCase, { organizationId: found.organizationId }),
      icon: BadgeCheck,
      title: found.company_name,
      about: t(found.rejectionProposed ? 'home.secondReviewer' : 'home.verifyOrganization'),
      isHigh: false,
      since: found.submittedAt ?? '',
      dueAt: found.dueAt,
    }),
    credential: (found: VerificationQueueItem): Waiting => ({
      to: pathTo(paths.verification, found),
      icon: ShieldCheck,
      title: [credentialName(found, t), found.state].filter(Boolean).join(', '),
      about: found.professional,
      isHigh: false,
      since: found.openedAt,
      dueAt: null,
    }),
  };
};

/** The next due cases in all queues of the person's roles, from the first page of each. */
export const NextCases = () => {
  const { t, ...as } = useWords();
  const { me } = useSession();
  const may = (action: Action): boolean => mayAsStaff(action, me?.staff?.roles ?? []);
  const tickets = useInfiniteQuery({
    ...pagesOf('listTickets', { query: { filter: 'waiting' } }),
    enabled: may('answerTickets'),
  });
  const reports = useInfiniteQuery({
    ...pagesOf('listReportCases', { query: { queue: 'open' } }),
    enabled: may('moderate'),
  });
  const organizations = useInfiniteQuery({
    ...pagesOf('listOrganizationCases', { query: { status: 'pending' } }),
    enabled: may('reviewOrganizations'),
  });
  const credentials = useInfiniteQuery({
    ...pagesOf('listVerifications', { query: { status: 'pending' } }),
    enabled: may('reviewCredentials'),
  });
  const queues = [tickets, reports, organizations, credentials];
  if (queues.some(({ isLoading }) => isLoading)) return <ListSkeleton rows={4} label={t('home.loading')} />;
  const cases = inOrder([
    ...rowsOf(tickets.data).map(as.ticket),
    ...rowsOf(reports.data).map(as.report),
    ...rowsOf(organizations.data).map(as.organization),
    ...rowsOf(credentials.data).map(as.credential),
  ]);
  return (
    <section className={styles.section} aria-labelledby="next-cases">
      <h2 id="next-cases">
        {t('home.next')} <MutedText as="span">{t('home.order')}</MutedText>
      </h2>
      {cases.length === 0 ? (
        <MutedText>{t('home.none')}</MutedText>
      ) : (
        <ul role="list" className={styles.rows}>
          {cases.slice(0, shownCases).map((found) => (
            <Case key={found.to} found={found} />
          ))}
        </ul>
      )}
    </section>
  );
};

const Case = ({ found: { to, icon: Icon, title, about, isHigh, since, dueAt } }: { found: Waiting }) => {
  const { t } = useTranslation('admin-console');
  return (
    <li>
      <Link to={to} className={styles.next}>
        <span className={styles.tile} aria-hidden="true">
          <Icon size={18} />
        </span>
        <span className={styles.nextWords}>
          <b>
            {title} {isHigh && <Badge tone="danger">{t('home.high')}</Badge>}
          </b>
          <small>{about}</small>
        </span>
        <span className={styles.nextDue}>
          {dueAt === null ? ageLabel(since) : <DueClock startedAt={since} dueAt={dueAt} />}
        </span>
        <ChevronRight size={16} aria-hidden="true" />
      </Link>
    </li>
  );
};
