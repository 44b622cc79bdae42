import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { hasMessage, isMessage } from '@shared/work/rules/attendance/attached-messages';
import type { MessageRef } from '@shared/work/model/attached-message';
import type { Attendance } from '@shared/work/model/attendance';
import type { Conversation, Message } from '@shared/messages/model/conversation';
import type { BookingSide } from '@shared/work/model/shifts/shift-vocabulary';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { MutedText, Stack } from '@/components/layout';
import { NextPage } from '@/components/records/next-page';
import { QueryGate } from '@/components/records/query-gate';
import { toast } from '@/components/ui/base/toast';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { Fieldset } from '@/components/ui/fields/fieldset';
import { FormMessage } from '@/components/ui/fields/form-message';
import { SelectField } from '@/components/ui/fields/select-field';
import { FormDialog } from '@/components/ui/records/form-dialog';
import { knownName } from '@/lib/i18n/former-member';
import { useTranslation } from '@/lib/i18n/i18n';
import { useSendOnce } from '@/lib/requests/send-once';
import { zonedMoment } from '@/lib/time/zoned-moment';
import { conversationsOfBooking, threadToAttach, useAttachMessages } from './attendance-queries';

type Of = { attendance: Attendance; side: BookingSide };
type Props = Of & { onClose: () => void };

type Choice = {
  chosen: readonly MessageRef[];
  attached: readonly MessageRef[];
  isFull: boolean;
  toggle: (message: MessageRef) => void;
};

/** Limited to what the side may still attach. */
const useChoice = ({ attendance: { messages = [] }, side }: Of): Choice & { left: number } => {
  const [chosen, setChosen] = useState<readonly MessageRef[]>([]);
  const attached = messages.filter((message) => message.side === side);
  const left = Math.max(0, shiftLimits.attachedMessages - attached.length);
  const toggle = (message: MessageRef) =>
    setChosen((before) =>
      hasMessage(before, message) ? before.filter((it) => !isMessage(message)(it)) : [...before, message],
    );
  return { chosen, attached, left, isFull: chosen.length >= left, toggle };
};

type OneProps = Pick<Props, 'attendance'> & { choice: Choice; message: Message };

const One = ({ attendance: { professional, timeZone }, choice, message }: OneProps) => {
  const { t } = useTranslation('attached-messages');
  const { conversationId, id: messageId, sender_id, content, attachments, created_at } = message;
  const ref = { conversationId, messageId };
  const when = zonedMoment(created_at, timeZone);
  const isAttached = hasMessage(choice.attached, ref);
  const isChosen = hasMessage(choice.chosen, ref);
  const sent =
    sender_id === professional.userId
      ? t('sent.worker', { name: knownName(professional.name), when })
      : t('sent.facility', { when });
  return (
    <CheckboxField
      label={content || attachments.map(({ fileName }) => fileName).join(', ')}
      description={sent}
      checked={isAttached || isChosen}
      disabled={isAttached || (choice.isFull && !isChosen)}
      onChange={() => choice.toggle(ref)}
    />
  );
};

type ThreadProps = Pick<Props, 'attendance'> & { choice: Choice; conversationId: string };

const Thread = ({ attendance, choice, conversationId }: ThreadProps) => {
  const { t } = useTranslation('attached-messages');
  const query = useInfiniteQuery(threadToAttach(conversationId));
  return (
    <QueryGate query={query} loading={t('pick.loading')} rows={4}>
      {({ pages }) => (
        <>
          <Fieldset label={t('pick.messages')}>
            <Stack gap="s">
              {pages
                .flatMap(({ items }) => items)
                .filter(({ hidden }) => !hidden)
                .map((message) => (
                  <One key={message.id} {...{ attendance, choice, message }} />
                ))}
            </Stack>
          </Fieldset>
          <NextPage query={query} />
        </>
      )}
    </QueryGate>
  );
};

/** `more`: null once all are loaded. */
type FoundProps = Of & { found: readonly Conversation[]; more: ReactNode; choice: Choice };

const nameOf = ({ with: { user_name } }: Conversation): string => knownName(user_name);

const Found = ({ attendance, side, found, more, choice }: FoundProps) => {
  const { t } = useTranslation('attached-messages');
  const [wanted, setWanted] = useState<string | null>(null);
  const conversationId = wanted ?? found[0]?.conversationId;
  if (conversationId === undefined) {
    const name = knownName(attendance.professional.name);
    return more ?? <p>{side === 'worker' ? t('pick.none.worker') : t('pick.none.facility', { name })}</p>;
  }
  return (
    <>
      {found.length > 1 && (
        <SelectField
          label={t('pick.conversation')}
          data={found.map((one) => ({ value: one.conversationId, label: nameOf(one) }))}
          value={conversationId}
          onChange={setWanted}
        />
      )}
      {more}
      <Thread key={conversationId} {...{ attendance, choice, conversationId }} />
    </>
  );
};

const Conversations = (of: Of & { choice: Choice }) => {
  const { t } = useTranslation('attached-messages');
  const query = useInfiniteQuery(conversationsOfBooking(of.attendance, of.side));
  const more = query.hasNextPage ? <NextPage query={query} /> : null;
  return (
    <QueryGate query={query} loading={t('pick.loading')} rows={4}>
      {({ pages }) => <Found {...of} found={pages.flatMap(({ items }) => items)} more={more} />}
    </QueryGate>
  );
};

/** Messages of the caller's conversations with the other side, newest first. The server copies the chosen ones. */
export const PickMessages = ({ attendance, side, onClose }: Props) => {
  const { t } = useTranslation('attached-messages');
  const { left, ...choice } = useChoice({ attendance, side });
  const [isTried, setIsTried] = useState(false);
  const attaching = useAttachMessages(attendance);
  const send = useSendOnce(attaching);
  const { chosen } = choice;
  const submit = () => {
    setIsTried(true);
    if (chosen.length === 0) return;
    send(chosen, () => {
      toast.success(t('pick.done', { count: chosen.length }));
      onClose();
    });
  };
  const name = knownName(attendance.professional.name);
  const problem = isTried && chosen.length === 0 ? t('pick.choose') : attaching.error?.message;
  return (
    <FormDialog
      title={t('pick.title')}
      submit={t('pick.submit')}
      cancel={t('pick.cancel')}
      isSaving={attaching.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{side === 'worker' ? t('pick.intro.worker') : t('pick.intro.facility', { name })}</p>
      <MutedText>
        {left === 0
          ? t('pick.full', { count: shiftLimits.attachedMessages })
          : t('pick.left', { count: left - chosen.length })}
      </MutedText>
      {problem !== undefined && <FormMessage kind="error">{problem}</FormMessage>}
      <Conversations {...{ attendance, side, choice }} />
    </FormDialog>
  );
};
