import { useEffect, useRef, useState } from 'react';
import type { UploadReceipt, UploadTarget } from '@shared/core/model/file';
import { sendFile } from '@/lib/files/send-file';
import { checkFile, type FileRules } from './file-rules';
import { uploadRefusal } from './use-upload';

export type SentFile = { key: string; name: string; bytes: number; uploadId: string | null };

type Options<T extends string> = {
  rules: FileRules<T>;
  most: number;
  tooMany: string;
  request: (announced: { contentType: T; size: number }) => Promise<UploadTarget>;
};

/** Files are sent as soon as they are chosen. */
export const useSentFiles = <T extends string>({ rules, most, tooMany, request }: Options<T>) => {
  const [files, setFiles] = useState<readonly SentFile[]>([]);
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
    if (files.length >= most) return setProblem(tooMany);
    const checked = checkFile(file, rules);
    if ('problem' in checked) return setProblem(checked.problem);
    const key = crypto.randomUUID();
    const upload = new AbortController();
    uploads.current.set(key, upload);
    setFiles((now) => [...now, { key, name: file.name, bytes: file.size, uploadId: null }]);
    try {
      const target = await request({ contentType: checked.type, size: file.size });
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

export type SentFiles = ReturnType<typeof useSentFiles>;
