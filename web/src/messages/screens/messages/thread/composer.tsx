import { Paperclip, Send } from 'lucide-react';
import {
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { limits } from '@shared/limits';
import type { Conversation } from '@shared/messages/model/conversation';
import type { Me } from '@shared/accounts/api/accounts.routes';
import { useOpenPlaceholders } from '@/messages/parts/message-templates/open-placeholders';
import { TemplateMenu } from '@/messages/parts/message-templates/template-menu';
import { templateValues } from '@/messages/parts/message-templates/template-values';
import { acceptOf } from '@/components/file-drop/file-rules';
import { currentOutbox } from '@/messages/parts/messages/use-outbox';
import { Button } from '@/components/ui/base/button';
import { classNames } from '@/components/ui/base/class-names';
import { knownName } from '@/lib/i18n/former-member';
import { useTranslation } from '@/lib/i18n/i18n';
import { dropKept, keepForLater, readKept } from '@/lib/forms/kept-draft';
import { newId } from '@/lib/requests/new-id';
import { AttachedFiles } from './attached-files';
import styles from './composer.module.css';
import { firstName } from '../first-name';
import { attachmentRules, useAttachments } from './use-attachments';
import { useTypingSignal } from './use-typing';

/** Appends text to the typed text. */
export type ComposerHandle = { put: (text: string) => void };

type Props = {
  conversation: Conversation;
  me: Me;
  /** Title of the job that this is about. */
  job: string | null;
  onSent: () => void;
  ref: Ref<ComposerHandle>;
};

/** With a keyboard, Enter sends; on phones it inserts a line break. */
const hasKeyboard = () => window.matchMedia('(hover: hover) and (pointer: fine)').matches;

/** Unsent text is kept per conversation. */
const useDraft = (key: string) => {
  const [content, setContent] = useState(() => readKept<{ content: string }>(key)?.content ?? '');
  const change = (next: string) => {
    setContent(next);
    if (next.trim() === '') dropKept(key);
    else keepForLater(key, { content: next });
  };
  return [content, change] as const;
};

export const Composer = ({ conversation, me, job, onSent, ref }: Props) => {
  const { t } = useTranslation('messages');
  const { conversationId, with: person } = conversation;
  const [content, setContent] = useDraft(`message.${me.userId}.${conversationId}`);
  const attachments = useAttachments(conversationId, {
    tooMany: t('compose.tooMany', { count: limits.attachmentsPerMessage }),
    offline: t('compose.offline'),
  });
  const sendTyping = useTypingSignal(conversationId);
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const put = (text: string) => {
    setContent([content.trim(), text].filter(Boolean).join('\n\n').slice(0, limits.messageLength));
    field.current?.focus();
  };
  useImperativeHandle(ref, () => ({ put }));

  const files = attachments.ready();
  const isBlank = content.trim() === '' && attachments.attached.length === 0;
  const openIn = useOpenPlaceholders();
  const open = me.membership ? openIn(content) : null;
  const canSend = !isBlank && files !== null && open === null;
  const values = templateValues(me, { firstName: firstName(person), job });

  const send = () => {
    if (!canSend) return;
    currentOutbox()?.add({ id: newId('msg'), conversationId, content: content.trim(), attachments: files });
    setContent('');
    attachments.clear();
    onSent();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // During IME composition, Enter accepts the character.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !hasKeyboard()) return;
    event.preventDefault();
    send();
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = [...event.clipboardData.files];
    if (pasted.length === 0) return;
    event.preventDefault();
    attachments.add(pasted);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    attachments.add([...event.dataTransfer.files]);
  };

  return (
    <form
      className={classNames(styles.composer, over && styles.over)}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <AttachedFiles attached={attachments.attached} onRemove={attachments.remove} />
      {attachments.problem !== null && (
        <p role="alert" className={styles.problem}>
          {attachments.problem}
        </p>
      )}
      {open !== null && (
        <p role="status" className={styles.problem}>
          {open}
        </p>
      )}
      <div className={styles.field}>
        <textarea
          ref={field}
          id={id}
          className={styles.text}
          aria-label={t('compose.label', { name: knownName(person.user_name) })}
          aria-describedby={`${id}-hint`}
          placeholder={t('compose.placeholder', { name: firstName(person) })}
          rows={1}
          maxLength={limits.messageLength}
          value={content}
          onChange={(event) => {
            setContent(event.currentTarget.value);
            if (event.currentTarget.value.trim() !== '') sendTyping();
          }}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        <div className={styles.tools}>
          <button
            type="button"
            className={styles.attach}
            aria-label={t('compose.attach')}
            title={t('compose.attach')}
            onClick={() => input.current?.click()}
          >
            <Paperclip size={20} aria-hidden="true" />
          </button>
          <input
            ref={input}
            type="file"
            multiple
            className="visually-hidden"
            tabIndex={-1}
            aria-label={t('compose.attach')}
            accept={acceptOf(attachmentRules)}
            onChange={(event) => {
              const chosen = [...(event.currentTarget.files ?? [])];
              // Lets the user choose the same file again.
              event.currentTarget.value = '';
              attachments.add(chosen);
            }}
          />
          <TemplateMenu values={values} onUse={put} />
          <span id={`${id}-hint`} className={styles.hint}>
            {t('compose.hint')}
          </span>
          <span className={styles.space} />
          {content.length > limits.messageLength / 2 && <Counter used={content.length} />}
          <Button type="submit" size="small" disabled={!canSend} leftIcon={<Send size={16} aria-hidden="true" />}>
            {t('compose.send')}
          </Button>
        </div>
      </div>
    </form>
  );
};

const Counter = ({ used }: { used: number }) => {
  const { t } = useTranslation('common');
  const max = limits.messageLength;
  return (
    <span className={styles.counter} aria-live={used > max * 0.9 ? 'polite' : 'off'}>
      <span aria-hidden="true">{`${used}/${max}`}</span>
      <span className="visually-hidden">{t('counter', { used, max })}</span>
    </span>
  );
};
