import { ArrowLeft, Ban, Ellipsis, FileUser, PhoneCall, UserRound, Video } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { say } from '@/lib/i18n/notices';
import { isOpen } from '@shared/hiring/rules/application-status';
import type { Conversation, ConversationApplication, Correspondent } from '@shared/messages/model/conversation';
import { interviewPath, paths, pathTo } from '@shared/paths';
import { roleOfCorrespondent } from '@/messages/parts/messages/conversation-row';
import { PhotoWithPresence } from '@/messages/parts/messages/presence';
import type { Side } from '@/hiring/parts/applications/application-status-badge';
import { Button } from '@/components/ui/base/button';
import { ButtonLink } from '@/components/ui/base/button-link';
import { ConfirmDialog } from '@/components/ui/records/confirm-dialog';
import { Menu, type MenuItem } from '@/components/ui/menu';
import { toast } from '@/components/ui/base/toast';
import { useMedia } from '@/lib/browser/use-media';
import { knownName } from '@/lib/i18n/former-member';
import { useTranslation } from '@/lib/i18n/i18n';
import { ProposeCallDialog } from '../call/propose-call-dialog';
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
      <PhotoWithPresence person={person} size={36} />
      <div className={styles.who}>
        <h2 ref={heading} tabIndex={-1} className={styles.name}>
          {knownName(person.user_name)}
        </h2>
        <p className={styles.about}>
          {person.is_online && <span className={styles.online}>{t('online')}</span>}
          {person.is_online && about && ' · '}
          {about}
        </p>
      </div>
      {actions}
    </div>
  );
};

type ActionProps = { conversation: Conversation; application: ConversationApplication | undefined; side: Side };

const isWide = '(min-width: 48rem)';

export const ThreadActions = ({ conversation, application, side }: ActionProps) => {
  const { t } = useTranslation(['messages', 'labels/jobs']);
  const wide = useMedia(isWide);
  const [asking, setAsking] = useState(false);
  const [isProposing, setIsProposing] = useState(false);
  const block = useBlock(conversation.conversationId);
  const { with: person, blocked, call = null } = conversation;
  const change = (next: boolean) =>
    block.mutate(next, {
      // A block replaces the composer.
      onSuccess: () => next || toast.success(say('conversationUnblocked')),
      onError: (error) => toast.error(error.message),
      onSettled: () => setAsking(false),
    });
  const schedule =
    side === 'employer' && application && isOpen(application.status)
      ? pathTo(paths.scheduleInterview, { candidateId: person.user_id })
      : null;
  const isCallable = side === 'employer' && conversation.call === null;
  // For applicants, an interview comes first.
  const isCallInHead = isCallable && wide && schedule === null;
  const items: MenuItem[] = [
    ...(isCallable && !isCallInHead
      ? [
          {
            key: 'call',
            label: t('proposeCall'),
            icon: <PhoneCall size={18} aria-hidden="true" />,
            onSelect: () => setIsProposing(true),
          },
        ]
      : []),
    ...(call === null
      ? []
      : [
          {
            key: 'call',
            label: t('viewCall'),
            icon: <PhoneCall size={18} aria-hidden="true" />,
            to: interviewPath(call),
          },
        ]),
    ...(application
      ? [
          {
            key: 'application',
            label: side === 'employer' ? t('about.candidate') : t('about.application'),
            icon: <FileUser size={18} aria-hidden="true" />,
            to: pathTo(paths.application, application),
          },
        ]
      : []),
    ...(schedule !== null && !wide
      ? [{ key: 'schedule', label: t('schedule'), icon: <Video size={18} aria-hidden="true" />, to: schedule }]
      : []),
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
      {schedule !== null && wide && (
        <ButtonLink variant="secondary" size="small" leftIcon={<Video size={16} aria-hidden="true" />} to={schedule}>
          {t('schedule')}
        </ButtonLink>
      )}
      {isCallInHead && (
        <Button
          variant="secondary"
          size="small"
          leftIcon={<PhoneCall size={16} aria-hidden="true" />}
          onClick={() => setIsProposing(true)}
        >
          {t('proposeCall')}
        </Button>
      )}
      <Menu
        align="end"
        trigger={<Ellipsis size={20} aria-hidden="true" />}
        triggerClassName={styles.menu}
        triggerLabel={t('actions')}
        items={items}
      />
      {isProposing && <ProposeCallDialog conversation={conversation} onClose={() => setIsProposing(false)} />}
      <ConfirmDialog
        opened={asking}
        danger
        title={t('blockAsk.title')}
        text={t('blockAsk.text', { name: knownName(person.user_name) })}
        confirmLabel={t('blockAsk.confirm')}
        loading={block.isPending}
        onConfirm={() => change(true)}
        onClose={() => setAsking(false)}
      />
    </>
  );
};
