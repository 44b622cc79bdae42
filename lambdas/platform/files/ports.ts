import type { UploadKind } from '@shared/platform/media';

/** Permission to upload one file. `owner` is the ID of an organization or a person. */
export type Upload = { uploadId: string; owner: string; kind: UploadKind; expiresAt: string };

export type Uploads = {
  begin(upload: Upload): Promise<void>;
  /** Returns only unexpired uploads. The transaction that uses an upload consumes it: see `spendUpload`. */
  find(uploadId: string): Promise<Upload | null>;
};

/** `version` distinguishes the object from later uploads under the same key. */
export type SentContent = { content: Buffer; version: string | undefined };
export type SentFile = SentContent | 'too_large' | null;
/** `pending`: not scanned yet; `unreadable`: the scanner couldn't read it. */
export type Verdict = 'clean' | 'infected' | 'pending' | 'unreadable';
export type Scan = (file: SentContent & { key: string }) => Promise<Verdict>;
export type StoredFile = { content: Buffer; contentType: string };

/** Upload quarantine. */
export type SentFiles = {
  uploadForm(
    key: string,
    file: { contentType: string; maxBytes: number },
  ): Promise<{ url: string; fields: Record<string, string> }>;
  sent(key: string, maxBytes: number): Promise<SentFile>;
  scan: Scan;
  discard(key: string): Promise<void>;
};

/** Checked public files, under /media. */
export type PublicFiles = {
  publish(path: string, file: StoredFile): Promise<void>;
  withdraw(path: string): Promise<void>;
};
export type Files = SentFiles & PublicFiles;

export type Documents = {
  keep(key: string, file: StoredFile): Promise<void>;
  /** A URL that works for some minutes. Browsers save the file and never open it. */
  download(key: string, file: { fileName: string; contentType: string }): Promise<{ url: string; expiresAt: string }>;
  remove(key: string): Promise<void>;
};

export type DocumentCopies = {
  copy(from: string, to: string): Promise<boolean>;
};

export type DocumentReader = { read(key: string): Promise<Buffer | null> };
