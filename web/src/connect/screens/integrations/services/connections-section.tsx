import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { scopeOf } from '@shared/organizations/rules/permissions';
import { providerOf } from '@shared/connect/integrations/providers';
import { integrationCategories, providerIds, type IntegrationCategory } from '@shared/connect/integrations/vocabulary';
import type { Integration } from '@shared/connect/model/integration';
import chips from '@/components/search/chips.module.css';
import { ErrorState } from '@/components/ui/base/error-state';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';
import { queryOf } from '@/lib/requests/query-of';
import { ConnectionCard } from './connection-card';
import styles from './connections.module.css';

const byCatalog = (a: Integration, b: Integration): number =>
  providerIds.indexOf(a.provider) - providerIds.indexOf(b.provider);

type Choice = IntegrationCategory | null;
type ChipsProps = { cards: readonly Integration[]; chosen: Choice; onChoose: (category: Choice) => void };

const Chips = ({ cards, chosen, onChoose }: ChipsProps) => {
  const { t } = useTranslation('connections');
  const present = new Set(cards.map(({ provider }) => providerOf(provider).category));
  if (present.size < 2) return null;
  return (
    <div className={chips.line} role="group" aria-label={t('filter')}>
      <button type="button" className={chips.chip} aria-pressed={chosen === null} onClick={() => onChoose(null)}>
        {t('all')} <b>{cards.length}</b>
      </button>
      {integrationCategories
        .filter((category) => present.has(category))
        .map((category) => (
          <button
            key={category}
            type="button"
            className={chips.chip}
            aria-pressed={chosen === category}
            onClick={() => onChoose(category)}
          >
            {t(`categories.${category}`)}
          </button>
        ))}
    </div>
  );
};

/** Cards of the services that the reader can connect: their own, and for administrators the organization's. */
export const ConnectionsSection = () => {
  const { t } = useTranslation('connections');
  const { me } = useSession();
  const [chosen, setChosen] = useState<Choice>(null);
  const role = me?.membership?.role;
  const isAdmin = role !== undefined && scopeOf('manageIntegrations', role) !== 'none';
  const queries = useQueries({
    queries: [queryOf('listOwnIntegrations'), { ...queryOf('listIntegrations'), enabled: isAdmin }],
  });
  const failed = queries.find(({ isError, data }) => isError && data === undefined);
  const isPending = queries.some(({ isLoading }) => isLoading);
  const cards = queries.flatMap(({ data }) => data?.items ?? []).sort(byCatalog);
  const shown = cards.filter(({ provider }) => chosen === null || providerOf(provider).category === chosen);
  const retry = () => queries.forEach((query) => void query.refetch());
  if (failed) return <ErrorState error={failed.error} onRetry={retry} />;
  if (isPending) return <ListSkeleton rows={3} label={t('loading')} />;
  if (cards.length === 0) return null;
  return (
    <section className={styles.section} aria-label={t('title')}>
      <Chips cards={cards} chosen={chosen} onChoose={setChosen} />
      <ul role="list" className={styles.grid}>
        {shown.map((connection) => (
          <ConnectionCard key={connection.provider} connection={connection} />
        ))}
      </ul>
    </section>
  );
};
