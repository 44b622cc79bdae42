import type { ReceivedApplication } from '@shared/hiring/model/application';
import type { ApplicantMessageResult } from '@shared/messages/model/conversation';
import { Stack } from '@/components/layout';
import { FormMessage } from '@/components/ui/fields/form-message';
import { Button } from '@/components/ui/base/button';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './message-templates.module.css';

type Props = {
  results: readonly ApplicantMessageResult[];
  applications: readonly ReceivedApplication[];
  sending: boolean;
  problem: string | undefined;
  onRetry: (applicationIds: string[]) => void;
  onClose: () => void;
};

/** People who didn't get the message, and why. */
export const BulkResults = ({ results, applications, sending, problem, onRetry, onClose }: Props) => {
  const { t } = useTranslation('message-templates');
  const left = results.filter(({ outcome }) => outcome !== 'sent');
  const again = left.filter(({ outcome }) => outcome === 'later').map(({ applicationId }) => applicationId);
  const nameOf = (applicationId: string): string => {
    const candidate = applications.find((it) => it.applicationId === applicationId)?.candidate;
    return candidate ? `${candidate.firstName} ${candidate.lastName}`.trim() : '';
  };
  return (
    <Dialog opened onClose={onClose} title={t('results.title')}>
      <Stack>
        {problem !== undefined && <FormMessage kind="error">{problem}</FormMessage>}
        <p>{t('results.text', { sent: results.length - left.length, left: left.length })}</p>
        <ul role="list" className={styles.results}>
          {left.map(({ applicationId, outcome }) => (
            <li key={applicationId}>
              <strong>{nameOf(applicationId)}</strong>
              <span>{outcome !== 'sent' && t(`results.${outcome}`)}</span>
            </li>
          ))}
        </ul>
      </Stack>
      <DialogActions>
        {again.length > 0 && (
          <Button variant="secondary" loading={sending} onClick={() => onRetry(again)}>
            {t('results.retry')}
          </Button>
        )}
        <Button onClick={onClose}>{t('results.done')}</Button>
      </DialogActions>
    </Dialog>
  );
};
