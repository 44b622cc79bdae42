import ShieldAlert from 'lucide-react/dist/esm/icons/shield-alert.mjs';
import ShieldCheck from 'lucide-react/dist/esm/icons/shield-check.mjs';
import type { ChainedLine } from '@shared/trust/model/audit';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDateTime } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { useCheck, type LogName } from './audit-queries';
import styles from './audit.module.css';

/** The result of the browser's comparison of the lines with the published root. */
export const SealTag = ({ log, lines }: { log: LogName; lines: readonly ChainedLine[] }) => {
  const { t } = useTranslation('audit');
  const { data, isPending } = useCheck(log, lines);
  if (lines.length === 0) return null;
  if (!data) return isPending ? <span className={styles.tag}>{t('checking')}</span> : null;
  if (data.state === 'broken') {
    return (
      <span className={styles.tag} data-tone="broken" role="alert" title={t('brokenText')}>
        <ShieldAlert size={15} aria-hidden="true" />
        {t('broken')}
      </span>
    );
  }
  if (data.at === null) return <span className={styles.tag}>{t('notSealed')}</span>;
  return (
    <span className={styles.tag} data-tone="sealed" title={t('sealedText')}>
      <ShieldCheck size={15} aria-hidden="true" />
      {t('sealed', { time: formatDateTime(data.at, ownZone()) })}
    </span>
  );
};
