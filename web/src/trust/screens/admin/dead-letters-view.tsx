import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeadLetter } from '@shared/trust/model/dead-letter';
import { QueryGate } from '@/components/records/query-gate';
import { ReasonDialog } from '@/components/reason-dialog';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { EmptyState } from '@/components/ui/empty-state';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDateTime } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import styles from './admin.module.css';
import { deadLettersQuery, useDecideLetter } from './admin-queries';
import { SystemPage } from './system-page';

type Action = 'replay' | 'discard';

const DecideDialog = ({ letter, action, onClose }: { letter: DeadLetter; action: Action; onClose: () => void }) => {
  const { t } = useTranslation('admin-system');
  const decide = useDecideLetter(letter);
  return (
    <ReasonDialog
      title={t(`deadLetters.${action}Title`)}
      text={t(`deadLetters.${action}Text`)}
      label={t('reason')}
      confirmLabel={t(`deadLetters.${action}`)}
      required
      danger={action === 'discard'}
      saving={decide.isPending}
      problem={decide.error?.message}
      onSubmit={(reason) =>
        decide.mutate(
          { action, reason },
          {
            onSuccess: () => {
              toast.success(t(`deadLetters.${action}Done`));
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    />
  );
};

const Letter = ({ letter }: { letter: DeadLetter }) => {
  const { t } = useTranslation('admin-system');
  const [action, setAction] = useState<Action | null>(null);
  const { consumer, eventType, eventId, receiveCount, firstSeenAt, error, data, replayable } = letter;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h2>{eventType}</h2>
        <p>
          {t('deadLetters.where', { consumer, time: formatDateTime(firstSeenAt, ownZone()), tries: receiveCount })}
          {error !== null && ` · ${error}`}
        </p>
        <dl className={styles.data}>
          <dt>{t('deadLetters.event')}</dt>
          <dd>{eventId}</dd>
          {Object.entries(data).map(([name, value]) => (
            <div key={name} className={styles.pair}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.buttons}>
        {replayable && (
          <Button variant="secondary" size="small" onClick={() => setAction('replay')}>
            {t('deadLetters.replay')}
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={() => setAction('discard')}>
          {t('deadLetters.discard')}
        </Button>
      </div>
      {action && <DecideDialog letter={letter} action={action} onClose={() => setAction(null)} />}
    </li>
  );
};

export const DeadLettersView = () => {
  const { t } = useTranslation('admin-system');
  const query = useQuery(deadLettersQuery());
  return (
    <SystemPage tab="deadLetters">
      <QueryGate query={query} loading={t('deadLetters.loading')} rows={3}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState illustration="inbox" title={t('deadLetters.none')} text={t('deadLetters.noneText')} />
          ) : (
            <ul role="list" className={styles.rows} aria-label={t('deadLetters.title')}>
              {items.map((letter) => (
                <Letter key={letter.messageId} letter={letter} />
              ))}
            </ul>
          )
        }
      </QueryGate>
    </SystemPage>
  );
};
