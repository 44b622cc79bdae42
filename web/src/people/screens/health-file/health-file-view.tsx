import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { healthRecordCodes, type HealthRecord, type HealthRecordCode } from '@shared/people/model/health-record';
import { QueryGate } from '@/components/records/query-gate';
import { Card } from '@/components/ui/card';
import { lazy } from '@/lib/browser/lazy';
import { useTranslation } from '@/lib/i18n/i18n';
import { HealthRecordRow } from './health-record-row';
import { healthFileQuery } from './health-file-queries';
import styles from './health-file.module.css';

const HealthRecordDialog = lazy(() =>
  import('./health-record-dialog').then((module) => ({ default: module.HealthRecordDialog })),
);

export const HealthFileView = () => {
  const { t } = useTranslation(['health-file', 'credentials']);
  const file = useQuery(healthFileQuery());
  return (
    <QueryGate query={file} loading={t('loading')} rows={healthRecordCodes.length}>
      {(records) => <Records records={records} />}
    </QueryGate>
  );
};

const Records = ({ records }: { records: readonly HealthRecord[] }) => {
  const [edited, setEdited] = useState<HealthRecordCode | null>(null);
  const recordOf = (code: HealthRecordCode): HealthRecord | null => records.find((it) => it.code === code) ?? null;
  return (
    <Card>
      <ul className={styles.records} role="list">
        {healthRecordCodes.map((code) => (
          <HealthRecordRow key={code} code={code} record={recordOf(code)} onEdit={() => setEdited(code)} />
        ))}
      </ul>
      {edited && (
        <Suspense fallback={null}>
          <HealthRecordDialog code={edited} record={recordOf(edited)} onClose={() => setEdited(null)} />
        </Suspense>
      )}
    </Card>
  );
};
