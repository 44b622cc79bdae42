import { useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { Conversation } from '@shared/messages/model/conversation';
import { refreshThread } from '@/messages/parts/messages/conversation-cache';
import { Loading } from '@/components/ui/base/loading';
import { Dialog } from '@/components/ui/records/dialog';
import { lazy } from '@/lib/browser/lazy';
import { useTranslation } from '@/lib/i18n/i18n';
import { ownZone } from '@/lib/time/own-zone';

const InterviewForm = lazy(() =>
  import('@/hiring/parts/interviews/interview-form').then((it) => ({ default: it.InterviewForm })),
);

type Props = { conversation: Pick<Conversation, 'conversationId' | 'with'>; onClose: () => void };

/** Proposes a call to the professional, who needs no application. */
export const ProposeCallDialog = ({ conversation, onClose }: Props) => {
  const { t } = useTranslation('messages');
  const client = useQueryClient();
  const { conversationId, with: person } = conversation;
  return (
    <Dialog opened onClose={onClose} title={t('proposeCall')}>
      <Suspense fallback={<Loading label={t('loading')} />}>
        <InterviewForm
          to={{ professionalId: person.user_id }}
          interview={null}
          timeZone={ownZone()}
          onDone={() => {
            onClose();
            void refreshThread(client, conversationId);
          }}
          onCancel={onClose}
        />
      </Suspense>
    </Dialog>
  );
};
