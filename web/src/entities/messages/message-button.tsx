import MessageSquare from 'lucide-react/dist/esm/icons/message-square.mjs';
import { messagesView, paths } from '@shared/paths';
import { ButtonLink, type ButtonLinkProps } from '@/components/ui/base/button-link';
import { mayWriteMessages } from '@/lib/auth/home-for';
import { useTranslation } from '@/lib/i18n/i18n';
import { useSession } from '@/lib/auth/session';

export const conversationWith = (userId: string): string =>
  `${paths.messages}?${messagesView.candidate}=${encodeURIComponent(userId)}`;

type Props = Pick<ButtonLinkProps, 'variant' | 'size' | 'fullWidth'> & {
  /** Recipient. The page that opens checks whether the user may write to them. */
  userId: string;
  label?: string | undefined;
  name?: string | undefined;
};

export const MessageButton = ({ userId, label, name, variant = 'secondary', size, fullWidth }: Props) => {
  const { t } = useTranslation();
  const { me } = useSession();
  if (me && (!mayWriteMessages(me) || me.userId === userId)) return null;
  const text = label ?? t('message');
  return (
    <ButtonLink
      to={conversationWith(userId)}
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
