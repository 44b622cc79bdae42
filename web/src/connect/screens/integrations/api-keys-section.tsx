import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/dist/esm/icons/plus.mjs';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ApiKey } from '@shared/connect/model/api-key';
import { limits } from '@shared/limits';
import { paths } from '@shared/paths';
import { PlanLocked } from '@/money/parts/billing/plan-locked';
import { useObstacles } from '@/money/parts/billing/use-obstacles';
import { QueryGate } from '@/components/records/query-gate';
import { Button } from '@/components/ui/base/button';
import { EmptyState } from '@/components/ui/empty-state';
import { RichText } from '@/components/ui/rich-text';
import { lazy } from '@/lib/browser/lazy';
import { useTranslation } from '@/lib/i18n/i18n';
import { apiKeysQuery } from './api-key-queries';
import { ApiKeysTable } from './api-keys-table';
import styles from './integrations.module.css';

const GenerateDialog = lazy(() => import('./generate-dialog').then((it) => ({ default: it.GenerateDialog })));
const EditDialog = lazy(() => import('./edit-dialog').then((it) => ({ default: it.EditDialog })));

export const ApiKeysSection = () => {
  const { t } = useTranslation('integrations');
  const keys = useQuery(apiKeysQuery());
  const [generating, setGenerating] = useState(false);
  const [edited, setEdited] = useState<ApiKey | null>(null);
  const isLocked = useObstacles().obstacles('createKeys').includes('plan');
  const count = keys.data?.items.length ?? 0;
  const isFull = count >= limits.apiKeysPerOrganization;
  const generate = (
    <Button
      variant="secondary"
      leftIcon={<Plus size={16} aria-hidden="true" />}
      disabled={isFull}
      onClick={() => setGenerating(true)}
    >
      {t('keys.generate')}
    </Button>
  );
  return (
    <section id="api-keys" aria-labelledby="api-keys-title">
      <div className={styles.head}>
        <h2 id="api-keys-title">{t('keys.title')}</h2>
        {count > 0 && <span className={styles.count}>{count}</span>}
        {count > 0 && !isLocked && generate}
      </div>
      <QueryGate query={keys} loading={t('keys.loading')} rows={3}>
        {({ items }) => (
          <>
            {isLocked && <PlanLocked feature="apiAccess" isPart />}
            {items.length > 0 && <ApiKeysTable keys={items} onEdit={setEdited} />}
            {items.length === 0 && !isLocked && (
              <EmptyState
                illustration={null}
                title={t('keys.none.title')}
                text={t('keys.none.text')}
                action={generate}
              />
            )}
          </>
        )}
      </QueryGate>
      <p className={styles.note}>
        {isFull ? t('keys.full', { max: limits.apiKeysPerOrganization }) : t('keys.note')}{' '}
        <RichText text={t('keys.reference')} components={{ developers: <Link to={paths.developers} /> }} />
      </p>
      {generating && (
        <Suspense fallback={null}>
          <GenerateDialog onClose={() => setGenerating(false)} />
        </Suspense>
      )}
      {edited && (
        <Suspense fallback={null}>
          <EditDialog apiKey={edited} onClose={() => setEdited(null)} />
        </Suspense>
      )}
    </section>
  );
};
