import type { UploadTarget } from '@shared/model/file';

export const sendFile = async ({ url, fields }: UploadTarget, content: Buffer): Promise<void> => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(content)]));
  const response = await fetch(url, { method: 'POST', body: form });
  if (!response.ok) throw new Error(`The file was refused with ${response.status}: ${await response.text()}`);
};
