import { SentFileList } from '@/components/file-drop/sent-file-list';
import type { SentFiles } from '@/components/file-drop/use-sent-files';
import { useTranslation } from '@/lib/i18n/i18n';

export const FileList = (files: Pick<SentFiles, 'files' | 'problem' | 'remove'>) => {
  const { t } = useTranslation('support');
  return (
    <SentFileList
      files={files.files}
      problem={files.problem}
      remove={files.remove}
      label={t('files.label')}
      uploading={(name) => t('files.uploading', { name })}
      removing={(name) => t('files.remove', { name })}
    />
  );
};
