import Download from 'lucide-react/dist/esm/icons/download.mjs';
import { useMutation } from '@tanstack/react-query';
import type { AppealFile } from '@shared/core/model/file';
import { Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { api } from '@/lib/api/api';
import { saveDownload } from '@/lib/files/save-download';
import { useTranslation } from '@/lib/i18n/i18n';
import { fileSize } from '@/lib/time/format';

type FileProps = { caseId: string; file: AppealFile };

const File = ({ caseId, file: { uploadId, fileName, bytes } }: FileProps) => {
  const { t } = useTranslation('appeal-files');
  const download = useMutation({
    mutationFn: () => api('getShiftCaseFile', { params: { caseId, uploadId } }),
    onSuccess: saveDownload,
    onError: (error) => toast.error(error.message),
  });
  return (
    <li>
      <Button
        variant="secondary"
        size="small"
        leftIcon={<Download size={16} aria-hidden="true" />}
        loading={download.isPending}
        onClick={() => download.mutate()}
      >
        {t('file', { name: fileName, size: fileSize(bytes) })}
      </Button>
    </li>
  );
};

/** Downloadable documents of an appeal. */
export const AppealFileList = ({ caseId, files }: { caseId: string; files: readonly AppealFile[] }) => {
  const { t } = useTranslation('appeal-files');
  if (files.length === 0) return null;
  return (
    <Stack as="ul" gap="xs" aria-label={t('label')}>
      {files.map((file) => (
        <File key={file.uploadId} caseId={caseId} file={file} />
      ))}
    </Stack>
  );
};
