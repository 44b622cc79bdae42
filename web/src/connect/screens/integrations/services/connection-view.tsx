import { useInfiniteQuery, type InfiniteData, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router-dom';
import { scopeOf } from '@shared/organizations/rules/permissions';
import { isCalendarProvider } from '@shared/connect/integrations/calendar-entries';
import { isChannelProvider } from '@shared/connect/integrations/channel-messages';
import { isPostingProvider } from '@shared/connect/integrations/linkedin-postings';
import { providerOf } from '@shared/connect/integrations/providers';
import {
  type IntegrationProvider,
  isRecruitingSystem,
  isReportSystem,
  providerIds,
} from '@shared/connect/integrations/vocabulary';
import { limits } from '@shared/limits';
import type { Integration, IntegrationCall } from '@shared/connect/model/integration';
import { paths } from '@shared/paths';
import { Row, Stack } from '@/components/layout';
import { NextPage } from '@/components/records/next-page';
import { QueryGate } from '@/components/records/query-gate';
import rows from '@/components/records/rows.module.css';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/base/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { SettingsPage } from '@/accounts/parts/settings/settings-page';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';
import { pagesOf } from '@/lib/requests/query-of';
import { formatDateTime, formatNumber } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { CalendarEntriesSection } from './calendar-entries';
import { ChannelMessagesSection } from './channel-messages';
import { ConnectButton } from './connect-button';
import { useConnection } from './connection-queries';
import { ConnectionBadge, useConnectionLine } from './connection-state';
import styles from './connections.module.css';
import { DisconnectButton } from './disconnect-button';
import { PostingsSection } from './recruiting/postings-section';
import { RecruitingSection } from './recruiting/recruiting-section';
import { ReportSection } from './recruiting/report-section';
import { SlackUsersSection } from './slack-users';

const NotConnected = () => {
  const { t } = useTranslation('connections');
  const back = <ButtonLink to={paths.integrations}>{t('back')}</ButtonLink>;
  return <EmptyState illustration="search" title={t('none.title')} text={t('none.text')} action={back} />;
};

/** A connection: its state, its health, and its calls. */
export const ConnectionView = () => {
  const { t } = useTranslation('connections');
  const { provider: name } = useParams();
  const role = useSession().me?.membership?.role;
  const provider = providerIds.find((id) => id === name);
  const isAdmin = role !== undefined && scopeOf('manageIntegrations', role) !== 'none';
  if (!provider || (providerOf(provider).owner === 'organization' && !isAdmin)) {
    return (
      <SettingsPage title={t('title')} content="wide">
        <NotConnected />
      </SettingsPage>
    );
  }
  return <OfProvider provider={provider} />;
};

const OfProvider = ({ provider }: { provider: IntegrationProvider }) => {
  const { t } = useTranslation('connections');
  const { cards, connection } = useConnection(provider);
  return (
    <SettingsPage title={providerOf(provider).name} content="wide">
      <QueryGate query={cards} loading={t('loading')} rows={4}>
        {() => (connection?.account ? <Found connection={connection} /> : <NotConnected />)}
      </QueryGate>
    </SettingsPage>
  );
};

const Found = ({ connection }: { connection: Integration }) => {
  const { t } = useTranslation('connections');
  const navigate = useNavigate();
  const { provider, state } = connection;
  const line = useConnectionLine(connection);
  return (
    <Stack gap="l">
      <section className={styles.summary} aria-label={providerOf(provider).name}>
        <Row>
          <ConnectionBadge connection={connection} />
          <span className={styles.soft}>{line}</span>
        </Row>
        <p>{t(`about.${provider}`)}</p>
        <Row>
          {state === 'needs_reconnect' && <ConnectButton connection={connection} />}
          <DisconnectButton provider={provider} onDone={() => void navigate(paths.integrations)} />
        </Row>
      </section>
      {isCalendarProvider(provider) && connection.entries && (
        <CalendarEntriesSection provider={provider} chosen={connection.entries} />
      )}
      {isReportSystem(provider) && <ReportSection provider={provider} />}
      {isRecruitingSystem(provider) && <RecruitingSection provider={provider} />}
      {isChannelProvider(provider) && <ChannelMessagesSection provider={provider} />}
      {provider === 'slack' && <SlackUsersSection />}
      {isPostingProvider(provider) && <PostingsSection provider={provider} />}
      <Calls provider={provider} />
    </Stack>
  );
};

const Calls = ({ provider }: { provider: IntegrationProvider }) =>
  providerOf(provider).owner === 'person' ? <OwnCalls provider={provider} /> : <TeamCalls provider={provider} />;

const OwnCalls = ({ provider }: { provider: IntegrationProvider }) => (
  <CallList calls={useInfiniteQuery(pagesOf('listOwnIntegrationCalls', { params: { provider } }))} />
);

const TeamCalls = ({ provider }: { provider: IntegrationProvider }) => (
  <CallList calls={useInfiniteQuery(pagesOf('listIntegrationCalls', { params: { provider } }))} />
);

type CallPages = InfiniteData<{ items: IntegrationCall[]; nextCursor: string | null }>;

const CallList = ({ calls }: { calls: UseInfiniteQueryResult<CallPages> }) => {
  const { t } = useTranslation('connections');
  return (
    <section className={styles.calls} aria-labelledby="calls-title">
      <h2 id="calls-title">{t('calls.title')}</h2>
      <QueryGate query={calls} loading={t('calls.loading')} rows={4}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          if (items.length === 0) return <p className={styles.soft}>{t('calls.none')}</p>;
          return (
            <>
              <ul role="list" className={rows.rows}>
                {items.map((it) => (
                  <CallRow key={it.callId} call={it} />
                ))}
              </ul>
              <NextPage query={calls} />
            </>
          );
        }}
      </QueryGate>
      <p className={styles.soft}>{t('calls.kept', { days: limits.integrationCallDays })}</p>
    </section>
  );
};

const CallRow = ({ call: { at, operation, status, problem, durationMs } }: { call: IntegrationCall }) => {
  const { t } = useTranslation('connections');
  return (
    <li className={styles.row}>
      <Badge tone={problem === null ? 'success' : 'danger'}>
        {problem === null || status !== null ? String(status ?? '') : t(`problems.${problem}`)}
      </Badge>
      <span>
        <code>{operation}</code>
        {problem !== null && status !== null && <span className={styles.soft}> {t(`problems.${problem}`)}</span>}
      </span>
      <span className={styles.soft}>
        {t('calls.seconds', { seconds: formatNumber(Math.round(durationMs / 10) / 100) })}
      </span>
      <time className={styles.soft} dateTime={at}>
        {formatDateTime(at, ownZone())}
      </time>
    </li>
  );
};
