import { useEffect, useRef, useState } from 'react';
import { inMegabytes, limits } from '@shared/limits';
import { notice } from '@shared/text/notice';
import { attachmentTypes } from '@shared/people/model/profile-vocabulary';
import { checkFile } from '@/components/file-drop/file-rules';
import { uploadRefusal } from '@/components/file-drop/use-upload';
import type { Outgoing } from '@/messages/parts/messages/outbox-store';
import { api } from '@/lib/api/api';
import { sendFile } from '@/lib/files/send-file';

export const attachmentRules = {
  types: attachmentTypes,
  wrongType: notice('attachmentType'),
  bytes: limits.documentBytes,
  tooLarge: notice('documentTooLarge', { megabytes: inMegabytes(limits.documentBytes) }),
} as const;

export type Attached = { key: string; file: File; contentType: string; percent: number; uploadId: string | null };

export const useAttachments = (conversationId: string, texts: { tooMany: string; offline: string }) => {
  const [attached, setAttached] = useState<readonly Attached[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const uploads = useRef(new Map<string, AbortController>());

  const change = (key: string, changes: Partial<Attached>) =>
    setAttached((now) => now.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const remove = (key: string) => {
    uploads.current.get(key)?.abort();
    uploads.current.delete(key);
    setAttached((now) => now.filter((one) => one.key !== key));
  };

  useEffect(() => {
    const running = uploads.current;
    return () => {
      for (const upload of running.values()) upload.abort();
    };
  }, []);

  const send = async (key: string, file: File, contentType: (typeof attachmentTypes)[number]) => {
    const upload = new AbortController();
    uploads.current.set(key, upload);
    try {
      const target = await api('requestAttachmentUpload', {
        params: { conversationId },
        body: { contentType, size: file.size },
      });
      await sendFile(target, file, { onProgress: (percent) => change(key, { percent }), signal: upload.signal });
      change(key, { percent: 100, uploadId: target.uploadId });
    } catch (error) {
      if (upload.signal.aborted) return;
      remove(key);
      setProblem(uploadRefusal(error));
    }
  };

  const add = (files: readonly File[]) => {
    setProblem(null);
    if (files.length === 0) return;
    if (!navigator.onLine) return setProblem(texts.offline);
    if (attached.length + files.length > limits.attachmentsPerMessage) return setProblem(texts.tooMany);
    for (const file of files) {
      const checked = checkFile(file, attachmentRules);
      if ('problem' in checked) {
        setProblem(checked.problem);
        continue;
      }
      const key = crypto.randomUUID();
      setAttached((now) => [...now, { key, file, contentType: checked.type, percent: 0, uploadId: null }]);
      void send(key, file, checked.type);
    }
  };

  /** Null while an upload is running. */
  const ready = (): Outgoing['attachments'] | null => {
    const sent = attached.flatMap(({ file, contentType, uploadId }) =>
      uploadId ? [{ uploadId, fileName: file.name, contentType, bytes: file.size }] : [],
    );
    return sent.length === attached.length ? sent : null;
  };

  const clear = () => {
    setAttached([]);
    setProblem(null);
  };

  return { attached, problem, add, remove, ready, clear };
};
