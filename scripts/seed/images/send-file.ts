import { AppError } from '@shared/errors';
import type { UploadTarget } from '@shared/core/model/file';

export const sendFile = async ({ url, fields }: UploadTarget, content: Buffer): Promise<void> => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(content)]));
  const response = await fetch(url, { method: 'POST', body: form });
  if (!response.ok) throw new Error(`The file was refused with ${response.status}: ${await response.text()}`);
};

const scanAttempts = 15;

/** Retries until the upload is scanned on a stage; nothing has happened before. */
export const whenScanned = async <T>(attach: () => Promise<T>): Promise<T> => {
  for (let left = scanAttempts - 1; ; left -= 1) {
    try {
      return await attach();
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'UPLOAD_BEING_CHECKED' || left === 0) throw error;
    }
  }
};
