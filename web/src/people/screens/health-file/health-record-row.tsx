import { Pencil, Plus } from 'lucide-react';
import { healthRecordFacts } from '@shared/data/healthcare/health-records';
import type { HealthRecord, HealthRecordCode } from '@shared/people/model/health-record';
import { Facts, MutedText, Row, Stack } from '@/components/layout';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/base/button';
import { RemoveButton } from '@/components/ui/records/remove-button';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDate } from '@/lib/time/format';
import { today } from '@/lib/time/today';
import { HealthDocument } from './health-document';
import { useDeleteRecord } from './health-file-queries';
import styles from './health-file.module.css';
import { standingOf } from './health-standing';

type Props = { code: HealthRecordCode; record: HealthRecord | null; onEdit: () => void };

export const HealthRecordRow = ({ code, record, onEdit }: Props) => {
  const { t } = useTranslation('health-file');
  const name = t(`code.${code}`);
  const hasChoice = healthRecordFacts[code].evidence.length > 1;
  return (
    <li className={styles.record}>
      <Stack gap="xs">
        <Row justify="between">
          <Row gap="xs">
            <h2>{name}</h2>
            {record && <Standing record={record} />}
          </Row>
          {record ? (
            <Row gap="xs">
              <Button
                variant="quiet"
                size="small"
                leftIcon={<Pencil size={16} aria-hidden="true" />}
                aria-label={t('editNamed', { name })}
                onClick={onEdit}
              >
                {t('edit')}
              </Button>
              <DeleteButton code={code} />
            </Row>
          ) : (
            <Button
              variant="secondary"
              size="small"
              leftIcon={<Plus size={16} aria-hidden="true" />}
              aria-label={t('addNamed', { name })}
              onClick={onEdit}
            >
              {t('add')}
            </Button>
          )}
        </Row>
        {record ? (
          <>
            <div className={styles.facts}>
              <Facts
                items={[
                  { label: t('facts.evidence'), value: hasChoice && t(`evidence.${record.evidence}`) },
                  { label: t('facts.takenOn'), value: formatDate(record.takenOn) },
                  { label: t('facts.validUntil'), value: record.validUntil && formatDate(record.validUntil) },
                ]}
              />
            </div>
            <HealthDocument record={record} />
          </>
        ) : (
          <MutedText>{t(`hint.${code}`)}</MutedText>
        )}
      </Stack>
    </li>
  );
};

const Standing = ({ record }: { record: HealthRecord }) => {
  const { t } = useTranslation('health-file');
  const standing = standingOf(record, today());
  if (standing.state === 'expired') return <Badge tone="danger">{t('state.expired')}</Badge>;
  return standing.state === 'soon' ? (
    <Badge tone="warning">{t('state.soon', { days: standing.days })}</Badge>
  ) : (
    <Badge tone="success">{t('state.current')}</Badge>
  );
};

const DeleteButton = ({ code }: { code: HealthRecordCode }) => {
  const { t } = useTranslation('health-file');
  const name = t(`code.${code}`);
  return (
    <RemoveButton
      label={t('delete')}
      named={t('deleteNamed', { name })}
      title={t('deleteTitle', { name })}
      text={t('deleteText')}
      done={t('deleted', { name })}
      removal={useDeleteRecord(code)}
    />
  );
};
