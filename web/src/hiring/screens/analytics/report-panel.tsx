import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { reportFrequencies, type ReportFrequency } from '@shared/hiring/model/analytics-vocabulary';
import { QueryGate } from '@/components/records/query-gate';
import { toast } from '@/components/ui/base/toast';
import { SelectField } from '@/components/ui/fields/select-field';
import { api } from '@/lib/api/api';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDateTime } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { reportQuery } from './analytics-queries';
import { Panel } from './panel';
import styles from './analytics.module.css';

export const ReportPanel = () => {
  const { t } = useTranslation('analytics');
  const client = useQueryClient();
  const { queryKey } = reportQuery();
  const query = useQuery(reportQuery());
  const save = useMutation({
    mutationFn: (frequency: ReportFrequency) => api('setAnalyticsReport', { body: { frequency, timeZone: ownZone() } }),
    onSuccess: (saved) => {
      client.setQueryData(queryKey, saved);
      toast.success(t(saved.frequency === 'never' ? 'report.off' : 'report.on'));
    },
    onError: (error) => toast.error(error.message),
  });
  return (
    <Panel title={t('report.title')} note={t('report.note')}>
      <QueryGate query={query} loading={t('loading')} rows={1}>
        {({ frequency, nextAt }) => (
          <div className={styles.report}>
            <SelectField<ReportFrequency>
              label={t('report.frequency')}
              data={reportFrequencies.map((value) => ({ value, label: t(`report.${value}`) }))}
              value={save.isPending ? save.variables : frequency}
              disabled={save.isPending}
              onChange={(value) => value && save.mutate(value)}
            />
            {nextAt !== null && (
              <p className={styles.note}>{t('report.next', { time: formatDateTime(nextAt, ownZone()) })}</p>
            )}
          </div>
        )}
      </QueryGate>
    </Panel>
  );
};
