import { Suspense } from 'react';
import MessageSquare from 'lucide-react/dist/esm/icons/message-square.mjs';
import { messagesView, paths } from '@shared/paths';
import { ButtonLink, type ButtonLinkProps } from '@/components/ui/base/button-link';
import { lazy } from '@/lib/browser/lazy';
import { isLocked, mayWriteMessages } from '@/lib/auth/home-for';
import { useTranslation } from '@/lib/i18n/i18n';
import { useSession } from '@/lib/auth/session';

const LockedButton = lazy(() => import('@/components/locked-button').then((it) => ({ default: it.LockedButton })));

/** `jobId`: the job of a professional's question. */
export const conversationWith = (userId: string, jobId?: string): string =>
  `${paths.messages}?${new URLSearchParams({
    [messagesView.candidate]: userId,
    ...(jobId !== undefined && { [messagesView.job]: jobId }),
  }).toString()}`;

type Props = Pick<ButtonLinkProps, 'variant' | 'size' | 'fullWidth'> & {
  /** Recipient, or for professionals an organization. The page that opens checks whether the user may write to them. */
  userId: string;
  jobId?: string | undefined;
  label?: string | undefined;
  name?: string | undefined;
  /** Whether they haven't written to each other, which needs a verified organization. */
  isFirst?: boolean;
};

export const MessageButton = ({
  userId,
  jobId,
  label,
  name,
  variant = 'secondary',
  size,
  fullWidth,
  isFirst = false,
}: Props) => {
  const { t } = useTranslation();
  const { me } = useSession();
  if (me && (!mayWriteMessages(me) || me.userId === userId)) return null;
  const text = label ?? t('message');
  if (isFirst && isLocked(me))
    return (
      <Suspense fallback={null}>
        <LockedButton what="message" size={size} fullWidth={fullWidth} name={name && `${text}: ${name}`}>
          {text}
        </LockedButton>
      </Suspense>
    );
  return (
    <ButtonLink
      to={conversationWith(userId, jobId)}
      variant={variant}
      size={size}
      fullWidth={fullWidth}
      leftIcon={<MessageSquare size={18} aria-hidden="true" />}
      aria-label={name && `${text}: ${name}`}
    >
      {text}
    </ButtonLink>
  );
};
