import { ArrowLeft, Ban, EllipsisVertical, UserRound } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { say } from '@/lib/i18n/notices';
import type { Conversation, Correspondent } from '@shared/model/conversation';
import { paths, pathTo } from '@shared/paths';
import { roleOfCorrespondent } from '@/entities/messages/conversation-row';
import { PhotoWithPresence } from '@/entities/messages/presence';
import { ConfirmDialog } from '@/components/ui/records/confirm-dialog';
import { Menu, type MenuItem } from '@/components/ui/menu';
import { toast } from '@/components/ui/base/toast';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './thread.module.css';
import { useBlock } from './use-thread';

type Props = { person: Correspondent; subject?: string; actions?: ReactNode };

export const ThreadHead = ({ person, subject = '', actions }: Props) => {
  const { t } = useTranslation(['messages', 'labels/jobs']);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  const about = [roleOfCorrespondent(person, t), subject].filter(Boolean).join(' · ');
  return (
    <div className={styles.head}>
      <Link to={paths.messages} className={styles.back} aria-label={t('back')}>
        <ArrowLeft size={22} aria-hidden="true" />
      </Link>
      <PhotoWithPresence person={person} />
      <div className={styles.who}>
        <h2 ref={heading} tabIndex={-1} className={styles.name}>
          {person.user_name}
        </h2>
        <p className={styles.about}>
          {person.is_online && <span className={styles.online}>{t('online')}</span>}
          {about}
        </p>
      </div>
      {actions}
    </div>
  );
};

export const ThreadActions = ({ conversation }: { conversation: Conversation }) => {
  const { t } = useTranslation(['messages', 'labels/jobs']);
  const [asking, setAsking] = useState(false);
  const block = useBlock(conversation.conversationId);
  const { with: person, blocked } = conversation;
  const change = (next: boolean) =>
    block.mutate(next, {
      // A block is visible in place of the composer.
      onSuccess: () => next || toast.success(say('conversationUnblocked')),
      onError: (error) => toast.error(error.message),
      onSettled: () => setAsking(false),
    });
  const items: MenuItem[] = [
    ...(person.user_type === 'doctor'
      ? [
          {
            key: 'profile',
            label: t('viewProfile'),
            icon: <UserRound size={18} aria-hidden="true" />,
            to: pathTo(paths.doctorProfile, { userId: person.user_id }),
          },
        ]
      : []),
    blocked === 'by_me'
      ? {
          key: 'unblock',
          label: t('unblock'),
          icon: <Ban size={18} aria-hidden="true" />,
          onSelect: () => change(false),
        }
      : {
          key: 'block',
          label: t('block'),
          icon: <Ban size={18} aria-hidden="true" />,
          danger: true,
          onSelect: () => setAsking(true),
        },
  ];
  return (
    <>
      <Menu
        align="end"
        trigger={<EllipsisVertical size={20} aria-hidden="true" />}
        triggerClassName={styles.menu}
        triggerLabel={t('actions')}
        items={items}
      />
      <ConfirmDialog
        opened={asking}
        danger
        title={t('blockAsk.title')}
        text={t('blockAsk.text', { name: person.user_name })}
        confirmLabel={t('blockAsk.confirm')}
        loading={block.isPending}
        onConfirm={() => change(true)}
        onClose={() => setAsking(false)}
      />
    </>
  );
};
