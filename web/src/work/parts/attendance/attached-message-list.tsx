import type { ReactNode } from 'react';
import type { AttachedMessage } from '@shared/work/model/attached-message';
import { MutedText, Prose, Stack } from '@/components/layout';
import { knownName } from '@/lib/i18n/former-member';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDateTime } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { zonedMoment } from '@/lib/time/zoned-moment';

type Props = {
  messages: readonly AttachedMessage[];
  /** The professional's name. */
  name: string;
  timeZone: string;
  action?: (message: AttachedMessage) => ReactNode;
};

type OneProps = Omit<Props, 'messages'> & { message: AttachedMessage };

const One = ({ message, name, timeZone, action }: OneProps) => {
  const { t } = useTranslation('attached-messages');
  const { sender, sentAt, text, files, by, at } = message;
  const when = zonedMoment(sentAt, timeZone);
  return (
    <Stack as="li" gap="xs">
      <MutedText>{sender === 'worker' ? t('sent.worker', { name, when }) : t('sent.facility', { when })}</MutedText>
      {text !== '' && <Prose>{text}</Prose>}
      {files.length > 0 && <p>{t('files', { count: files.length, names: files.join(', ') })}</p>}
      <MutedText>{t('attached', { name: knownName(by), date: formatDateTime(at, ownZone()) })}</MutedText>
      {action?.(message)}
    </Stack>
  );
};

/** Messages that either side attached to a dispute, as shown to both sides and staff. */
export const AttachedMessageList = ({ messages, ...of }: Props) => (
  <Stack as="ul">
    {messages.map((message) => (
      <One key={`${message.messageId} ${message.side}`} message={message} {...of} />
    ))}
  </Stack>
);
