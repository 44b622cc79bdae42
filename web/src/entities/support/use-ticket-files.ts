import { useEffect, useRef, useState } from 'react';
import { inMegabytes, limits } from '@shared/limits';
import type { UploadReceipt } from '@shared/model/file';
import { attachmentTypes } from '@shared/model/profile-vocabulary';
import { notice } from '@shared/text/notice';
import { checkFile } from '@/components/file-drop/file-rules';
import { uploadRefusal } from '@/components/file-drop/use-upload';
import { api } from '@/lib/api/api';
import { sendFile } from '@/lib/files/send-file';
import { useTranslation } from '@/lib/i18n/i18n';

export const ticketFileRules = {
  types: attachmentTypes,
  wrongType: notice('attachmentType'),
  bytes: limits.documentBytes,
  tooLarge: notice('documentTooLarge', { megabytes: inMegabytes(limits.documentBytes) }),
} as const;

export type TicketFile = { key: string; name: string; bytes: number; uploadId: string | null };

/** Files are sent as soon as they are chosen. */
export const useTicketFiles = (operation: 'requestTicketUpload' | 'requestAnswerUpload' = 'requestTicketUpload') => {
  const { t } = useTranslation('support');
  const [files, setFiles] = useState<readonly TicketFile[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const uploads = useRef(new Map<string, AbortController>());

  useEffect(() => {
    const running = uploads.current;
    return () => {
      for (const upload of running.values()) upload.abort();
    };
  }, []);

  const remove = (key: string) => {
    uploads.current.get(key)?.abort();
    uploads.current.delete(key);
    setFiles((now) => now.filter((it) => it.key !== key));
  };

  const add = async (file: File) => {
    setProblem(null);
    if (files.length >= limits.attachmentsPerMessage) {
      return setProblem(t('files.tooMany', { count: limits.attachmentsPerMessage }));
    }
    const checked = checkFile(file, ticketFileRules);
    if ('problem' in checked) return setProblem(checked.problem);
    const key = crypto.randomUUID();
    const upload = new AbortController();
    uploads.current.set(key, upload);
    setFiles((now) => [...now, { key, name: file.name, bytes: file.size, uploadId: null }]);
    try {
      const target = await api(operation, { body: { contentType: checked.type, size: file.size } });
      await sendFile(target, file, { onProgress: () => undefined, signal: upload.signal });
      const { uploadId } = target;
      setFiles((now) => now.map((it) => (it.key === key ? { ...it, uploadId } : it)));
    } catch (error) {
      if (upload.signal.aborted) return;
      remove(key);
      setProblem(uploadRefusal(error));
    }
  };

  /** Null while a file is being sent. */
  const receipts = (): UploadReceipt[] | null => {
    const sent = files.flatMap(({ uploadId, name }) => (uploadId ? [{ uploadId, fileName: name }] : []));
    return sent.length === files.length ? sent : null;
  };

  const clear = () => {
    setFiles([]);
    setProblem(null);
  };

  return { files, problem, add, remove, receipts, clear };
};

export type TicketFiles = ReturnType<typeof useTicketFiles>;
