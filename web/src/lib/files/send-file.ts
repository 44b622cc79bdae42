type Target = { url: string; fields: Readonly<Record<string, string>> };

export class UploadError extends Error {
  override readonly name = 'UploadError';
}

/** XMLHttpRequest, because `fetch` has no upload progress. `onProgress` takes percent. */
export const sendFile = (
  { url, fields }: Target,
  file: File,
  { onProgress, signal }: { onProgress?: (percent: number) => void; signal?: AbortSignal } = {},
): Promise<void> =>
  new Promise((resolve, reject) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    // S3 ignores fields after the file, so it must be last.
    form.append('file', file);
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress?.(Math.round((loaded / total) * 100));
    };
    request.onload = () =>
      request.status >= 200 && request.status < 300
        ? resolve()
        : reject(new UploadError(`The upload answered ${request.status}`));
    request.onerror = () => reject(new UploadError("We couldn't upload the file"));
    request.onabort = () => reject(new UploadError('The upload was canceled'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.open('POST', url);
    request.send(form);
  });
