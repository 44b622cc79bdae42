import { Suspense, useState } from 'react';
import { mayAttachMessages, mayRemoveMessage } from '@shared/work/rules/attendance/attached-messages';
import type { AttachedMessage } from '@shared/work/model/attached-message';
import type { Attendance } from '@shared/work/model/attendance';
import type { BookingSide } from '@shared/work/model/shifts/shift-vocabulary';
import { MutedText, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { RemoveButton } from '@/components/ui/records/remove-button';
import { lazy } from '@/lib/browser/lazy';
import { knownName } from '@/lib/i18n/former-member';
import { useTranslation } from '@/lib/i18n/i18n';
import { zonedMoment } from '@/lib/time/zoned-moment';
import { AttachedMessageList } from './attached-message-list';
import { useRemoveMessage } from './attendance-queries';

const PickMessages = lazy(() => import('./pick-messages').then((it) => ({ default: it.PickMessages })));

type Of = { attendance: Attendance; side: BookingSide };

const Remove = ({ attendance, message }: { attendance: Attendance; message: AttachedMessage }) => {
  const { t } = useTranslation('attached-messages');
  const removal = useRemoveMessage(attendance, message);
  return (
    <div>
      <RemoveButton
        label={t('remove.action')}
        named={t('remove.named', { when: zonedMoment(message.sentAt, attendance.timeZone) })}
        title={t('remove.title')}
        text={t('remove.text')}
        done={t('remove.done')}
        removal={removal}
      />
    </div>
  );
};

const Attach = (of: Of) => {
  const { t } = useTranslation('attached-messages');
  const [isPicking, setIsPicking] = useState(false);
  return (
    <>
      <MutedText>{t('note')}</MutedText>
      <div>
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setIsPicking(true)}>
          {t('attach')}
        </Button>
      </div>
      {isPicking && (
        <Suspense fallback={null}>
          <PickMessages {...of} onClose={() => setIsPicking(false)} />
        </Suspense>
      )}
    </>
  );
};

const Messages = ({ attendance, side, isOpen }: Of & { isOpen: boolean }) => {
  const { t } = useTranslation('attached-messages');
  const { messages = [], professional, timeZone } = attendance;
  return (
    <Stack as="section" gap="s">
      <h3>{t('title')}</h3>
      {messages.length > 0 && (
        <AttachedMessageList
          messages={messages}
          name={knownName(professional.name)}
          timeZone={timeZone}
          action={(message) =>
            isOpen &&
            mayRemoveMessage(message, attendance, side) && <Remove attendance={attendance} message={message} />
          }
        />
      )}
      {isOpen && <Attach attendance={attendance} side={side} />}
    </Stack>
  );
};

/** Evidence about returned or disputed hours: both sides' attachments, and this side's remaining actions. */
export const AttachedMessages = (of: Of) => {
  const isOpen = mayAttachMessages(of.attendance);
  if (!isOpen && !of.attendance.messages?.length) return null;
  return <Messages {...of} isOpen={isOpen} />;
};
