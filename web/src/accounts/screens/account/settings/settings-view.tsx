import { useQuery } from '@tanstack/react-query';
import ChevronRight from 'lucide-react/dist/esm/icons/chevron-right.mjs';
import Search from 'lucide-react/dist/esm/icons/search.mjs';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Me } from '@shared/accounts/api/accounts.routes';
import { Loading } from '@/components/ui/base/loading';
import { Page } from '@/components/ui/base/page';
import { settingsOverviewQuery } from '@/accounts/parts/settings/overview-queries';
import { furtherAreas, quickActions } from '@/accounts/parts/settings/settings-areas';
import { hasNoIntegrations, shownAreas, useConnections } from '@/accounts/parts/settings/use-connections';
import { lazy } from '@/lib/browser/lazy';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';
import { areaState } from './area-state';
import { SettingsCard } from './settings-card';
import styles from './settings.module.css';

const RecentChanges = lazy(() => import('./recent-changes').then((it) => ({ default: it.RecentChanges })));
const SettingsResults = lazy(() => import('./settings-results').then((it) => ({ default: it.SettingsResults })));

const Finder = ({ text, onChange }: { text: string; onChange: (text: string) => void }) => {
  const { t } = useTranslation('settings');
  return (
    <label className={styles.finder} data-page-search="line">
      <Search size={14} aria-hidden="true" />
      <input
        type="search"
        aria-label={t('settings.find.label')}
        placeholder={t('settings.find.label')}
        value={text}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </label>
  );
};

const Cards = ({ me }: { me: Me }) => {
  const { t } = useTranslation(['settings', 'plans']);
  const { data } = useQuery(settingsOverviewQuery());
  const connections = useConnections(me, true);
  const areas = shownAreas(me, hasNoIntegrations(connections, me));
  const further = furtherAreas(me);
  const stateOf = (name: Parameters<typeof areaState>[0]) => areaState(name, { me, overview: data, connections, t });
  return (
    <div className={styles.all}>
      <ul role="list" className={styles.hub} aria-label={t('settings.title')}>
        {areas.map((area) => (
          <SettingsCard key={area.name} area={area} state={stateOf(area.name)} />
        ))}
      </ul>
      {further.length > 0 && (
        <section className={styles.all}>
          <h2>{t('settings.further')}</h2>
          <ul role="list" className={styles.hub}>
            {further.map((area) => (
              <SettingsCard key={area.name} area={area} state={null} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
};

const QuickActions = ({ me }: { me: Me }) => {
  const { t } = useTranslation('settings');
  const { data } = useQuery(settingsOverviewQuery());
  // Where plans aren't sold, nothing can be managed.
  const isSold = data?.plan?.billing === 'stripe';
  const actions = quickActions(me).filter(({ name }) => name !== 'manageSubscription' || isSold);
  if (actions.length === 0) return null;
  return (
    <section className={styles.quick} aria-label={t('settings.quickActions.title')}>
      <h2>{t('settings.quickActions.title')}</h2>
      <ul role="list" className={styles.results}>
        {actions.map(({ name, to }) => (
          <li key={name}>
            <Link to={to} className={styles.quickLink}>
              <span>{t(`settings.quickActions.${name}`)}</span>
              <ChevronRight size={14} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};

export const SettingsView = () => {
  const { t } = useTranslation('settings');
  const { me } = useSession();
  const [text, setText] = useState('');
  const typed = text.trim();
  return (
    <Page
      title={t('settings.title')}
      width="wide"
      breadcrumb={[{ label: t('settings.title') }]}
      actions={<Finder text={text} onChange={setText} />}
    >
      {me && (
        <div className={styles.page}>
          {typed === '' ? (
            <Cards me={me} />
          ) : (
            <Suspense fallback={<Loading />}>
              <SettingsResults me={me} text={typed} />
            </Suspense>
          )}
          {typed === '' && (
            <aside className={styles.beside}>
              <QuickActions me={me} />
              <Suspense fallback={null}>
                <RecentChanges me={me} />
              </Suspense>
            </aside>
          )}
        </div>
      )}
    </Page>
  );
};
