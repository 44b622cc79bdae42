import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { say } from '@/lib/i18n/notices';
import type { UploadTarget } from '@shared/core/model/file';
import { ApiError } from '@/lib/api/api-error';
import { sendFile } from '@/lib/files/send-file';
import { checkFile, type FileRules } from './file-rules';

/** The server's message for a refusal (4xx); a generic one otherwise. */
export const uploadRefusal = (error: unknown): string =>
  error instanceof ApiError && error.status >= 400 && error.status < 500
    ? (Object.values(error.fields ?? {})[0] ?? error.message)
    : say('uploadFailed');

type Steps<T extends string, R> = {
  rules: FileRules<T>;
  request: (announced: { contentType: T; size: number }) => Promise<UploadTarget>;
  finish: (sent: { uploadId: string; fileName: string }) => Promise<R>;
};

export const useUpload = <T extends string, R>(
  { rules, request, finish }: Steps<T, R>,
  onDone: (result: R) => void,
) => {
  const [percent, setPercent] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);

  const upload = useMutation({
    mutationFn: async ({ file, type }: { file: File; type: T }) => {
      setPercent(0);
      const target = await request({ contentType: type, size: file.size });
      await sendFile(target, file, { onProgress: setPercent });
      return finish({ uploadId: target.uploadId, fileName: file.name });
    },
    onSuccess: onDone,
    onError: (error) => setProblem(uploadRefusal(error)),
  });

  const send = (file: File) => {
    if (upload.isPending) return;
    const checked = checkFile(file, rules);
    setProblem('problem' in checked ? checked.problem : null);
    if ('type' in checked) upload.mutate({ file, type: checked.type });
  };

  return {
    send,
    uploading: upload.isPending,
    percent,
    file: upload.isPending ? upload.variables.file : null,
    problem,
    clear: () => setProblem(null),
  };
};
