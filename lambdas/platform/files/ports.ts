import type { UploadKind } from '@shared/platform/media';

/** Permission to send one file. `owner` is the organisation or the person whose file it becomes. */
export type Upload = { uploadId: string; owner: string; kind: UploadKind; expiresAt: string };

export type Uploads = {
  begin(upload: Upload): Promise<void>;
  /** The upload while it can be used. It is spent by the transaction that uses it: see `spendUpload`. */
  find(uploadId: string): Promise<Upload | null>;
};

/** `version` tells the object from one that is sent later under the same key. */
export type SentContent = { content: Buffer; version: string | undefined };
export type SentFile = SentContent | 'too_large' | null;
/** What a scanner says of a file that was sent: nothing yet, or that it could not look. */
export type Verdict = 'clean' | 'infected' | 'pending' | 'unreadable';
export type Scan = (file: SentContent & { key: string }) => Promise<Verdict>;
export type StoredFile = { content: Buffer; contentType: string };

/** Files that people send, kept apart until they are checked. */
export type SentFiles = {
  /** A form that takes one object of this key and type, for a few minutes. */
  uploadForm(
    key: string,
    file: { contentType: string; maxBytes: number },
  ): Promise<{ url: string; fields: Record<string, string> }>;
  /** The object that was sent; null when none was. */
  sent(key: string, maxBytes: number): Promise<SentFile>;
  scan: Scan;
  discard(key: string): Promise<void>;
};

/** Checked files that everybody may see, under /media. */
export type PublicFiles = {
  publish(path: string, file: StoredFile): Promise<void>;
  withdraw(path: string): Promise<void>;
};
export type Files = SentFiles & PublicFiles;

/** Checked files that only those see to whom a function gives an address. */
export type Documents = {
  keep(key: string, file: StoredFile): Promise<void>;
  /** An address that works for some minutes. Browsers save what is there under this name and open nothing. */
  download(key: string, file: { fileName: string; contentType: string }): Promise<{ url: string; expiresAt: string }>;
  remove(key: string): Promise<void>;
};

export type DocumentCopies = {
  /** The same file under another key; false when there is none under the first. */
  copy(from: string, to: string): Promise<boolean>;
};
