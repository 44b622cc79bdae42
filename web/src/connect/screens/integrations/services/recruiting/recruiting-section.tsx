import { useCallback, useEffect, useState } from 'react';
import { providerOf } from '@shared/connect/integrations/providers';
import { isReportSystem, type RecruitingSystemId } from '@shared/connect/integrations/vocabulary';
import { limits } from '@shared/limits';
import type { SyncResult } from '@shared/connect/model/recruiting-system';
import { NextPage } from '@/components/records/next-page';
import { QueryGate } from '@/components/records/query-gate';
import rows from '@/components/records/rows.module.css';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { FormMessage } from '@/components/ui/fields/form-message';
import { useTranslation } from '@/lib/i18n/i18n';
import { timeLabel } from '@/lib/time/format';
import styles from '../connections.module.css';
import { HiresSection } from './hires-section';
import { ImportedJobRow } from './imported-job-row';
import { useImportedJobs, useSync } from './recruiting-queries';

/** Time until polling stops; later results show at the next visit. */
const timeoutMs = 30_000;

type Awaited = { since: string | null; lastSync: SyncResult | null; name: string; onEnd: () => void };

/** Reports how the requested read went, or that it takes long. */
const useOutcome = ({ since, lastSync, name, onEnd }: Awaited): void => {
  const { t } = useTranslation('recruiting-system');
  const outcome = since !== null && lastSync !== null && lastSync.at >= since ? lastSync : null;
  useEffect(() => {
    if (since === null || outcome === null) return;
    if (outcome.problem === null) toast.success(t('synced'));
    if (outcome.problem === 'unmatched') toast.error(t('unmatched'));
    onEnd();
  }, [since, outcome, onEnd, t]);
  useEffect(() => {
    if (since === null) return undefined;
    const timer = setTimeout(() => {
      toast.success(t('stillSyncing', { name }));
      onEnd();
    }, timeoutMs);
    return () => clearTimeout(timer);
  }, [since, name, onEnd, t]);
};

const LastSync = ({ lastSync, provider }: { lastSync: SyncResult | null; provider: RecruitingSystemId }) => {
  const { t } = useTranslation('recruiting-system');
  const { name } = providerOf(provider);
  if (lastSync === null) return <p className={styles.soft}>{t('never')}</p>;
  if (lastSync.problem === 'unmatched') return <p className={styles.soft}>{t('unmatched')}</p>;
  const refused = isReportSystem(provider) ? t('refusedReport', { name }) : t('refused', { name });
  return (
    <>
      {lastSync.problem !== null && <FormMessage kind="error">{refused}</FormMessage>}
      <p className={styles.soft}>
        {t('last', { age: timeLabel(lastSync.at), minutes: limits.recruitingSyncSeconds / 60 })}
      </p>
    </>
  );
};

/** Jobs from a recruiting system, with their differences, and hires sent to it. */
export const RecruitingSection = ({ provider }: { provider: RecruitingSystemId }) => {
  const { t } = useTranslation('recruiting-system');
  const { name } = providerOf(provider);
  const [since, setSince] = useState<string | null>(null);
  const end = useCallback(() => setSince(null), []);
  const isSyncing = since !== null;
  const jobs = useImportedJobs(provider, isSyncing);
  const lastSync = jobs.data?.pages[0]?.lastSync ?? null;
  useOutcome({ since, lastSync, name, onEnd: end });
  const sync = useSync(provider);
  const start = () =>
    sync.mutate(undefined, {
      onSuccess: ({ startedAt }) => setSince(startedAt),
      onError: (error) => toast.error(error.message),
    });

  return (
    <>
      <section className={styles.calls} aria-labelledby="imported-title">
        <div className={styles.titled}>
          <h2 id="imported-title">{t('jobs', { name })}</h2>
          <Button variant="secondary" size="small" loading={sync.isPending || isSyncing} onClick={start}>
            {t('sync')}
          </Button>
        </div>
        <QueryGate query={jobs} loading={t('loading')} rows={3}>
          {({ pages }) => {
            const items = pages.flatMap((page) => page.items);
            const none = isReportSystem(provider) ? t('noneReport') : t('none');
            if (items.length === 0) return <p className={styles.soft}>{none}</p>;
            return (
              <>
                <ul role="list" className={rows.rows}>
                  {items.map((job) => (
                    <ImportedJobRow key={job.externalId} provider={provider} imported={job} />
                  ))}
                </ul>
                <NextPage query={jobs} />
              </>
            );
          }}
        </QueryGate>
        {jobs.data && <LastSync lastSync={lastSync} provider={provider} />}
      </section>
      <HiresSection provider={provider} isSyncing={isSyncing} />
    </>
  );
};
