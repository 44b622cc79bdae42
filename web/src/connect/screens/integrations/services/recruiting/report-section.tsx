import { useEffect, useState } from 'react';
import { providerOf } from '@shared/connect/integrations/providers';
import type { ReportSystemId } from '@shared/connect/integrations/vocabulary';
import type { ReportState } from '@shared/connect/model/report-mapping';
import { QueryGate } from '@/components/records/query-gate';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { FormMessage } from '@/components/ui/fields/form-message';
import { useTranslation } from '@/lib/i18n/i18n';
import { timeLabel } from '@/lib/time/format';
import styles from '../connections.module.css';
import { MappingForm } from './mapping-form';
import { useReadAgain, useReport } from './report-queries';

/** Time until polling stops; later results show at the next visit. */
const timeoutMs = 60_000;

/** Polls until the report is read, after a request here or after connecting. */
const useReading = (provider: ReportSystemId) => {
  const { t } = useTranslation('report-mapping');
  const { name } = providerOf(provider);
  const [since, setSince] = useState<string | null>(null);
  const [isPatient, setPatient] = useState(true);
  const [isReading, setReading] = useState(false);
  const report = useReport(provider, isReading);
  const readAt = report.data?.sample?.readAt ?? null;
  const isAwaited = report.data !== undefined && (readAt === null || (since !== null && readAt < since));
  const isLooking = isAwaited && isPatient;
  if (isLooking !== isReading) setReading(isLooking);
  useEffect(() => {
    if (!isLooking) return undefined;
    const timer = setTimeout(() => {
      toast.success(t('stillReading', { name }));
      setPatient(false);
    }, timeoutMs);
    return () => clearTimeout(timer);
  }, [isLooking, name, t]);
  const begin = (startedAt: string): void => {
    setSince(startedAt);
    setPatient(true);
  };
  return { report, isLooking, begin };
};

const Found = ({ provider, state }: { provider: ReportSystemId; state: ReportState }) => {
  const { t } = useTranslation('report-mapping');
  const { name } = providerOf(provider);
  const { sample } = state;
  if (sample === null) return <p className={styles.soft}>{t('reading', { name })}</p>;
  if (sample.problem !== null)
    return <FormMessage kind="error">{t(`problems.${sample.problem}`, { name })}</FormMessage>;
  if (sample.fields.length === 0) return <p className={styles.soft}>{t('noRows')}</p>;
  return (
    <>
      <p className={styles.soft}>
        {t('text')} {t('lastRead', { total: sample.total, age: timeLabel(sample.readAt) })}
      </p>
      <MappingForm provider={provider} state={state} fields={sample.fields} />
    </>
  );
};

/** How the organization's report fields map to job fields. */
export const ReportSection = ({ provider }: { provider: ReportSystemId }) => {
  const { t } = useTranslation('report-mapping');
  const { report, isLooking, begin } = useReading(provider);
  const again = useReadAgain(provider);
  const start = () =>
    again.mutate(undefined, {
      onSuccess: ({ startedAt }) => begin(startedAt),
      onError: (error) => toast.error(error.message),
    });
  return (
    <section className={styles.calls} aria-labelledby="report-title">
      <div className={styles.titled}>
        <h2 id="report-title">{t('title')}</h2>
        <Button variant="secondary" size="small" loading={again.isPending || isLooking} onClick={start}>
          {t('readAgain')}
        </Button>
      </div>
      <QueryGate query={report} loading={t('loading')} rows={4}>
        {(state) => <Found provider={provider} state={state} />}
      </QueryGate>
    </section>
  );
};
