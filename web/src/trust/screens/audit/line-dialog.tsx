import type { AuditEntry } from '@shared/trust/model/audit';
import { Facts, MutedText, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { useAuditWords } from '@/trust/parts/audit/audit-words';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDateTime, formatNumber } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import styles from './audit.module.css';

/** The most specific record of the line. */
export const recordOf = ({ line: { targets } }: AuditEntry): string | undefined => {
  const { organizationId: _organization, jobId, ...more } = targets;
  return Object.values(more)[0] ?? jobId;
};

const Changes = ({ entry }: { entry: AuditEntry }) => {
  const { t } = useTranslation('audit');
  const changes = useAuditWords().changes(entry.line);
  if (changes.length === 0) return <MutedText>{t('detail.none')}</MutedText>;
  return (
    <table className={styles.changes}>
      <thead>
        <tr>
          <th scope="col">{t('detail.field')}</th>
          <th scope="col">{t('detail.before')}</th>
          <th scope="col">{t('detail.after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, label, values }) => (
          <tr key={field}>
            <th scope="row">{label}</th>
            {values ? (
              <>
                <td>{values.before}</td>
                <td>{values.after}</td>
              </>
            ) : (
              <td colSpan={2} className={styles.soft}>
                {t('detail.changed')}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

type Props = { entry: AuditEntry; onClose: () => void; onOnly: (record: string) => void };

export const LineDialog = ({ entry, onClose, onOnly }: Props) => {
  const { t } = useTranslation('audit');
  const words = useAuditWords();
  const { line, actor, about } = entry;
  const record = recordOf(entry);
  return (
    <Dialog opened title={words.action(line)} onClose={onClose}>
      <Stack gap="m">
        <Facts
          wide
          items={[
            { label: t('columns.actor'), value: words.actor(actor) },
            { label: t('columns.time'), value: formatDateTime(line.at, ownZone()) },
            { label: t('columns.about'), value: about.join(', ') },
            { label: t('columns.reason'), value: line.reason },
          ]}
        />
        <Changes entry={entry} />
        <div className={styles.codes}>
          <Facts
            wide
            items={[
              { label: t('detail.number'), value: formatNumber(line.seq) },
              { label: t('detail.operation'), value: line.operation },
              { label: t('detail.request'), value: line.requestId },
              { label: t('detail.address'), value: line.address },
              { label: t('detail.hash'), value: line.hash },
            ]}
          />
        </div>
        {record !== undefined && (
          <DialogActions>
            <Button variant="secondary" onClick={() => onOnly(record)}>
              {t('detail.onlyRecord')}
            </Button>
          </DialogActions>
        )}
      </Stack>
    </Dialog>
  );
};
