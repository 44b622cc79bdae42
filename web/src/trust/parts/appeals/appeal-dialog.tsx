import Paperclip from 'lucide-react/dist/esm/icons/paperclip.mjs';
import { useState } from 'react';
import { inMegabytes, limits } from '@shared/limits';
import type { UploadReceipt } from '@shared/core/model/file';
import { credentialDocumentTypes } from '@shared/people/model/profile-vocabulary';
import { notice } from '@shared/text/notice';
import { FileButton } from '@/components/file-drop/file-button';
import { acceptOf } from '@/components/file-drop/file-rules';
import { SentFileList } from '@/components/file-drop/sent-file-list';
import { useSentFiles } from '@/components/file-drop/use-sent-files';
import { MutedText, Stack } from '@/components/layout';
import { TextAreaField } from '@/components/ui/editing/text-area-field';
import { FormMessage } from '@/components/ui/fields/form-message';
import { FormDialog } from '@/components/ui/records/form-dialog';
import { api } from '@/lib/api/api';
import { ApiError } from '@/lib/api/api-error';
import { useTranslation } from '@/lib/i18n/i18n';
import { say } from '@/lib/i18n/notices';

const rules = {
  types: credentialDocumentTypes,
  wrongType: notice('documentType'),
  bytes: limits.documentBytes,
  tooLarge: notice('documentTooLarge', { megabytes: inMegabytes(limits.documentBytes) }),
} as const;

const useAppealFiles = () => {
  const { t } = useTranslation('appeal-files');
  return useSentFiles({
    rules,
    most: limits.appealFiles,
    tooMany: t('tooMany', { count: limits.appealFiles }),
    request: (body) => api('requestAppealUpload', { body }),
  });
};

const Files = ({ files }: { files: ReturnType<typeof useAppealFiles> }) => {
  const { t } = useTranslation('appeal-files');
  return (
    <Stack gap="xs">
      <MutedText>{t('hint', { count: limits.appealFiles })}</MutedText>
      <div>
        <FileButton
          variant="secondary"
          size="small"
          fileLabel={t('add')}
          accept={acceptOf(rules)}
          leftIcon={<Paperclip size={16} aria-hidden="true" />}
          onFile={(file) => void files.add(file)}
        >
          {t('add')}
        </FileButton>
      </div>
      <SentFileList
        files={files.files}
        problem={files.problem}
        remove={files.remove}
        label={t('label')}
        uploading={(name) => t('uploading', { name })}
        removing={(name) => t('remove', { name })}
      />
    </Stack>
  );
};

export type AppealGiven = { text: string; files: UploadReceipt[] };

type Props = {
  title: string;
  intro: string;
  textLabel: string;
  submit: string;
  cancel: string;
  isSaving: boolean;
  error: Error | null;
  onSend: (given: AppealGiven) => void;
  onClose: () => void;
};

/** A statement, and documents that support it. */
export const AppealDialog = ({ title, intro, textLabel, submit, cancel, isSaving, error, onSend, onClose }: Props) => {
  const { t } = useTranslation('appeal-files');
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const [waits, setWaits] = useState(false);
  const files = useAppealFiles();
  const problem = error instanceof ApiError ? error.fields?.['text'] : undefined;
  const send = () => {
    const given = text.trim();
    const receipts = files.receipts();
    setMissing(given === '');
    setWaits(receipts === null);
    if (given !== '' && receipts !== null && !isSaving) onSend({ text: given, files: receipts });
  };
  const fileProblem = error instanceof ApiError ? error.fields?.['files'] : undefined;
  return (
    <FormDialog title={title} submit={submit} cancel={cancel} isSaving={isSaving} onSubmit={send} onClose={onClose}>
      <p>{intro}</p>
      {error && problem === undefined && <FormMessage kind="error">{fileProblem ?? error.message}</FormMessage>}
      <TextAreaField
        label={textLabel}
        required
        rows={5}
        maxLength={limits.appealLength}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        error={missing ? say('required') : problem}
      />
      <Files files={files} />
      {waits && files.receipts() === null && <FormMessage kind="info">{t('wait')}</FormMessage>}
    </FormDialog>
  );
};
