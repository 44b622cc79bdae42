import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SlackUser } from '@shared/connect/model/integration';
import { NextPage } from '@/components/records/next-page';
import { QueryGate } from '@/components/records/query-gate';
import rows from '@/components/records/rows.module.css';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { ConfirmDialog } from '@/components/ui/records/confirm-dialog';
import { api } from '@/lib/api/api';
import { useTranslation } from '@/lib/i18n/i18n';
import { ownZone } from '@/lib/time/own-zone';
import { pagesOf, readAgain } from '@/lib/requests/query-of';
import { formatDate } from '@/lib/time/format';
import styles from './connections.module.css';

/** The name shown in Slack, or else the ID. */
const shownName = ({ slackName, slackUserId }: SlackUser): string => (slackName === '' ? slackUserId : `@${slackName}`);

const UserRow = ({ user, onUnlink }: { user: SlackUser; onUnlink: () => void }) => {
  const { t } = useTranslation('channels');
  const { name, linkedAt } = user;
  return (
    <li className={styles.imported}>
      <div className={styles.importedHead}>
        <span className={styles.importedTitle}>
          {shownName(user)}
          <small>{name === '' ? t('users.former') : t('users.actsAs', { name })}</small>
        </span>
        {linkedAt !== null && (
          <time className={styles.soft} dateTime={linkedAt}>
            {formatDate(linkedAt, ownZone())}
          </time>
        )}
        <Button
          variant="secondary"
          size="small"
          aria-label={t('users.unlinkNamed', { name: shownName(user) })}
          onClick={onUnlink}
        >
          {t('users.unlink')}
        </Button>
      </div>
    </li>
  );
};

const useUnlink = (onDone: () => void) => {
  const { t } = useTranslation('channels');
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ slackUserId }: SlackUser) => api('unlinkSlackUser', { params: { slackUserId } }),
    onSuccess: (_ended, user) => toast.success(t('users.unlinked', { name: shownName(user) })),
    onError: (error) => toast.error(t('users.failed', { reason: error.message })),
    // Also after a refusal: someone else may have unlinked the user.
    onSettled: () => {
      onDone();
      return readAgain(client, ['listSlackUsers']);
    },
  });
};

/** Slack users whose buttons act as team members. */
export const SlackUsersSection = () => {
  const { t } = useTranslation('channels');
  const users = useInfiniteQuery(pagesOf('listSlackUsers', {}));
  const [asked, setAsked] = useState<SlackUser | null>(null);
  const unlink = useUnlink(() => setAsked(null));
  const confirm = () => {
    if (asked && !unlink.isPending) unlink.mutate(asked);
  };
  return (
    <section className={styles.calls} aria-labelledby="slack-users-title">
      <h2 id="slack-users-title">{t('users.title')}</h2>
      <QueryGate query={users} loading={t('users.loading')} rows={2}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          if (items.length === 0) return <p className={styles.soft}>{t('users.none')}</p>;
          return (
            <>
              <ul role="list" className={rows.rows}>
                {items.map((user) => (
                  <UserRow key={user.slackUserId} user={user} onUnlink={() => setAsked(user)} />
                ))}
              </ul>
              <NextPage query={users} />
            </>
          );
        }}
      </QueryGate>
      <ConfirmDialog
        opened={asked !== null}
        danger
        title={t('users.ask', { name: asked ? shownName(asked) : '' })}
        text={t('users.askText')}
        confirmLabel={t('users.unlink')}
        loading={unlink.isPending}
        onConfirm={confirm}
        onClose={() => setAsked(null)}
      />
    </section>
  );
};
