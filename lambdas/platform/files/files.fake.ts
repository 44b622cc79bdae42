import { AppError } from '@shared/errors';
import type { UploadKind } from '@shared/platform/media';
import { ulid } from 'ulid';
import { fakeDailyCounts } from '../table/daily-limits.fake';
import type { Documents, Files, SentFile, StoredFile, Upload, Uploads, Verdict } from './ports';
import { requestUpload, sentKey } from './request-upload';

export class FakeFiles {
  now = new Date('2026-11-21T12:00:00.000Z');
  readonly begun = new Map<string, Upload>();
  readonly sent = new Map<string, SentFile>();
  /** Scan results in order; the last one repeats. */
  verdicts: Verdict[] = ['clean'];
  readonly published = new Map<string, StoredFile>();
  readonly kept = new Map<string, StoredFile>();
  readonly counts = new Map<string, number>();

  readonly clock = { now: () => this.now, newId: <P extends string>(prefix: P) => `${prefix}_${ulid()}` as const };
  readonly throttle = fakeDailyCounts(this);
  readonly uploads: Uploads = {
    begin: async (upload) => void this.begun.set(upload.uploadId, upload),
    find: async (uploadId) => this.begun.get(uploadId) ?? null,
  };
  readonly files: Files = {
    uploadForm: async (key, { contentType }) => ({ url: 'https://files.test', fields: { key, contentType } }),
    sent: async (key) => this.sent.get(key) ?? null,
    scan: async () => (this.verdicts.length > 1 ? this.verdicts.shift()! : this.verdicts[0]!),
    discard: async (key) => void this.sent.delete(key),
    publish: async (path, file) => void this.published.set(path, file),
    withdraw: async (path) => void this.published.delete(path),
  };
  readonly documents: Documents = {
    keep: async (key, file) => void this.kept.set(key, file),
    download: async (key) => ({ url: `https://files.test/${key}`, expiresAt: this.now.toISOString() }),
    remove: async (key) => void this.kept.delete(key),
  };

  spend(uploadId: string | null, owner: string): void {
    if (uploadId === null) return;
    if (this.begun.get(uploadId)?.owner !== owner) throw new AppError('UPLOAD_MISSING');
    this.begun.delete(uploadId);
  }

  async upload(
    owner: string,
    kind: UploadKind,
    content: Buffer | 'too_large',
    contentType = 'any/thing',
  ): Promise<string> {
    const { uploadId } = await requestUpload(this, { owner, kind, contentType });
    this.sent.set(
      sentKey({ owner, kind, uploadId }),
      content === 'too_large' ? content : { content, version: undefined },
    );
    return uploadId;
  }
}
