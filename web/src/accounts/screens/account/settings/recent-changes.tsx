import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { scopeOf } from '@shared/organizations/rules/permissions';
import type { Me } from '@shared/accounts/api/accounts.routes';
import type { AuditActor, AuditEntry } from '@shared/trust/model/audit';
import { paths } from '@shared/paths';
import { Face } from '@/components/faces/face';
import { ErrorState } from '@/components/ui/base/error-state';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { useAuditWords } from '@/trust/parts/audit/audit-words';
import { useTranslation } from '@/lib/i18n/i18n';
import { queryOf } from '@/lib/requests/query-of';
import { formatDateTime } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import styles from './recent-changes.module.css';

const shown = 3;

/** Entities that settings concern; the log itself has everything. */
const entities =
  'Membership,Invitation,Organization,OrganizationCase,FacilityList,Location,LocationUnit,HiringGoals,MessageTemplate';

type LineProps = { what: string; actor: AuditActor; actorId: string; who: string; at: string };

const Line = ({ what, actor, actorId, who, at }: LineProps) => (
  <li className={styles.change}>
    {actor.name !== null && <Face id={actorId} name={actor.name} url={null} size={26} />}
    <span className={styles.words}>
      <span className={styles.what}>{what}</span>
      <small>
        {who} · <time dateTime={at}>{formatDateTime(at, ownZone())}</time>
      </small>
    </span>
  </li>
);

type PartProps = {
  link: { to: string; label: string };
  query: { isPending: boolean; isError: boolean; error: unknown; refetch: () => unknown };
  children: ReactNode[] | undefined;
};

const Part = ({ link, query, children }: PartProps) => {
  const { t } = useTranslation('settings');
  if (children?.length === 0) return null;
  return (
    <section className={styles.part} aria-label={t('settings.recent.title')}>
      <header>
        <h2>{t('settings.recent.title')}</h2>
        <Link to={link.to}>{link.label}</Link>
      </header>
      {query.isPending && <ListSkeleton rows={shown} label={t('settings.recent.loading')} />}
      {query.isError && !children && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {children && (
        <ul role="list" className={styles.list}>
          {children}
        </ul>
      )}
    </section>
  );
};

const OfOrganization = () => {
  const words = useAuditWords();
  const { t } = useTranslation('settings');
  const query = useQuery(queryOf('listAuditLines', { query: { entities } }));
  const whatOf = ({ line, about }: AuditEntry): string =>
    [words.action(line), about.join(', ')].filter(Boolean).join(': ');
  return (
    <Part link={{ to: paths.auditLog, label: t('settings.areas.audit.title') }} query={query}>
      {query.data?.items.slice(0, shown).map((entry) => (
        <Line
          key={entry.line.id}
          what={whatOf(entry)}
          actor={entry.actor}
          actorId={entry.line.actor.slice(2)}
          who={words.actor(entry.actor)}
          at={entry.line.at}
        />
      ))}
    </Part>
  );
};

const OfPerson = ({ me }: { me: Me }) => {
  const words = useAuditWords();
  const { t } = useTranslation('settings');
  const query = useQuery(queryOf('listOwnActivity', { query: {} }));
  return (
    <Part link={{ to: `${paths.accountSettings}#activity`, label: t('settings.recent.all') }} query={query}>
      {query.data?.items.slice(0, shown).map((entry) => (
        <Line
          key={entry.id}
          what={words.action(entry)}
          actor={entry.actor}
          actorId={me.userId}
          who={entry.own ? words.t('activity.you') : words.actor(entry.actor)}
          at={entry.at}
        />
      ))}
    </Part>
  );
};

/** The organization's changes for readers of its log, the person's own for everyone else. */
export const RecentChanges = ({ me }: { me: Me }) => {
  const role = me.membership?.role;
  const readsLog = role !== undefined && scopeOf('readAuditLog', role) !== 'none';
  return readsLog ? <OfOrganization /> : <OfPerson me={me} />;
};
