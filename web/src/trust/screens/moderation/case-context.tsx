import type { CaseDetail, ContextPart } from '@shared/trust/model/report';
import { MutedText, Prose, Stack } from '@/components/layout';
import { classNames } from '@/components/ui/base/class-names';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDateTime } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import styles from './moderation.module.css';

type Found = { found: CaseDetail };

const Part = ({ part, isMessage }: { part: ContextPart; isMessage: boolean }) => {
  const { t } = useTranslation('admin-reports');
  const { author, text, at, reported, bySubject } = part;
  const meta = [
    isMessage && author,
    at && formatDateTime(at, ownZone()),
    reported && isMessage && t('reported'),
  ].filter(Boolean);
  return (
    <div
      className={classNames(
        styles.part,
        isMessage ? bySubject && styles.bySubject : styles.whole,
        reported && isMessage && styles.reported,
      )}
    >
      <div className={styles.bubble}>{text}</div>
      {meta.length > 0 && <span className={styles.meta}>{meta.join(', ')}</span>}
    </div>
  );
};

/** The current content, or the content when the case was opened. */
export const CaseContext = ({ found }: Found) => {
  const { t } = useTranslation('admin-reports');
  const { kind, context, snapshot, gone } = found;
  const isMessage = kind === 'message';
  return (
    <Stack as="section" gap="s">
      <h2>{t('context')}</h2>
      {isMessage && !gone && <MutedText>{t('contextMessages')}</MutedText>}
      {gone && <MutedText>{t(snapshot ? 'gone' : 'goneUnseen')}</MutedText>}
      {(context.length > 0 || snapshot) && (
        <div className={styles.context}>
          {context.length > 0
            ? context.map((part, index) => <Part key={index} part={part} isMessage={isMessage} />)
            : snapshot && <div className={styles.bubble}>{snapshot}</div>}
        </div>
      )}
    </Stack>
  );
};

export const CaseReports = ({ found: { reports } }: Found) => {
  const { t } = useTranslation(['admin-reports', 'labels/moderation']);
  if (reports.length === 0) return null;
  return (
    <Stack as="section" gap="s">
      <h2>{t('reports')}</h2>
      <Stack as="ul" gap="s">
        {reports.map(({ name, reason, text, createdAt }) => (
          <li key={`${name}${createdAt}`}>
            <strong>{t(`reportReason.${reason}`)}</strong>
            {text && <Prose>{`“${text}”`}</Prose>}
            <MutedText>{t('stepBy', { name, date: formatDateTime(createdAt, ownZone()) })}</MutedText>
          </li>
        ))}
      </Stack>
    </Stack>
  );
};
