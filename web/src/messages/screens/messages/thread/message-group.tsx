import { Check, CheckCheck, CircleAlert, Clock, Flag } from 'lucide-react';
import type { Correspondent } from '@shared/messages/model/conversation';
import { currentOutbox } from '@/messages/parts/messages/use-outbox';
import { classNames } from '@/components/ui/base/class-names';
import { formatDateTime, timeLabel } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { knownName } from '@/lib/i18n/former-member';
import { useTranslation } from '@/lib/i18n/i18n';
import { AttachmentView } from './attachment-view';
import styles from './message.module.css';
import type { Entry, EntryState, Group } from './thread-parts';

const icons = { sending: Clock, waiting: Clock, failed: CircleAlert, sent: Check, read: CheckCheck };

const State = ({ state }: { state: Exclude<EntryState, 'received'> }) => {
  const { t } = useTranslation('messages');
  const Icon = icons[state];
  return (
    <span className={classNames(styles.state, state === 'failed' && styles.failed, state === 'read' && styles.read)}>
      <Icon size={15} aria-hidden="true" />
      {t(`state.${state}`)}
    </span>
  );
};

const Failed = ({ entry }: { entry: Entry }) => {
  const { t } = useTranslation('messages');
  return (
    <p className={styles.problem} role="alert">
      <span>{entry.problem}</span>
      <button type="button" className={styles.link} onClick={() => void currentOutbox()?.retry(entry.id)}>
        {t('retry')}
      </button>
      <button type="button" className={styles.link} onClick={() => void currentOutbox()?.discard(entry.id)}>
        {t('discard')}
      </button>
    </p>
  );
};

type Props = {
  group: Group;
  person: Correspondent;
  now: number;
  onReport: (entry: Entry) => void;
  onEdit: (entry: Entry) => void;
};

const Bubble = ({ entry, onReport }: { entry: Entry; onReport: (entry: Entry) => void }) => {
  const { t } = useTranslation('messages');
  const isSent = ['received', 'sent', 'read'].includes(entry.state);
  return (
    <div className={styles.line}>
      <div className={styles.bubble} lang={entry.language ?? undefined}>
        {entry.subject && <p className={styles.subject}>{entry.subject}</p>}
        {entry.content && <p className={styles.content}>{entry.content}</p>}
        {entry.hidden && <p className={styles.hidden}>{t('hidden')}</p>}
        {entry.attachments.map((file, index) => (
          <AttachmentView
            key={index}
            place={{ conversationId: entry.conversationId, messageId: entry.id, index }}
            file={file}
            sent={isSent}
          />
        ))}
      </div>
      {!entry.mine && !entry.hidden && (
        <button
          type="button"
          className={styles.report}
          aria-label={t('report.action')}
          title={t('report.action')}
          onClick={() => onReport(entry)}
        >
          <Flag size={15} aria-hidden="true" />
        </button>
      )}
    </div>
  );
};

export const MessageGroup = ({ group, person, now, onReport, onEdit }: Props) => {
  const { t } = useTranslation('messages');
  const last = group.entries.at(-1)!;
  const told = group.entries.findLast(({ showState }) => showState);
  return (
    <div className={classNames(styles.group, group.mine && styles.mine)}>
      <span className="visually-hidden">{`${group.mine ? t('you') : knownName(person.user_name)}:`}</span>
      {group.entries.map((entry) => (
        <div key={entry.id} className={styles.entry} data-message={entry.id} data-state={entry.state}>
          <Bubble entry={entry} onReport={onReport} />
          {entry.problem !== null && <Failed entry={entry} />}
        </div>
      ))}
      <p className={styles.below}>
        <time dateTime={last.created_at} title={formatDateTime(last.created_at, ownZone())}>
          {timeLabel(last.created_at, now)}
        </time>
        {told && told.state !== 'received' && <State state={told.state} />}
        {last.state === 'waiting' && last.attachments.length === 0 && (
          <button type="button" className={styles.link} onClick={() => onEdit(last)}>
            {t('edit')}
          </button>
        )}
      </p>
    </div>
  );
};
