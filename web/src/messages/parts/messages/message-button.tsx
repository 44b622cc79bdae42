import { Suspense, useId, type ReactNode } from 'react';
import MessageSquare from 'lucide-react/dist/esm/icons/message-square.mjs';
import { messagesView, paths } from '@shared/paths';
import { Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
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
  /** What the plan allows, shown and read with the button. A reached limit disables it before anything is typed. */
  limit?: { note: ReactNode; isReached: boolean } | undefined;
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
  limit,
}: Props) => {
  const { t } = useTranslation();
  const { me } = useSession();
  const noteId = useId();
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
  const look = {
    ...{ variant, size, fullWidth },
    leftIcon: <MessageSquare size={18} aria-hidden="true" />,
    'aria-label': name && `${text}: ${name}`,
    'aria-describedby': limit && noteId,
  };
  const button = limit?.isReached ? (
    <Button {...look} disabled>
      {text}
    </Button>
  ) : (
    <ButtonLink {...look} to={conversationWith(userId, jobId)}>
      {text}
    </ButtonLink>
  );
  if (!limit) return button;
  return (
    <Stack gap="xs">
      <div>{button}</div>
      <div id={noteId}>{limit.note}</div>
    </Stack>
  );
};
