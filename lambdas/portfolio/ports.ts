import type { PortfolioItem, PortfolioItemForm } from '@shared/model/portfolio';
import type { Clock } from '../runtime/clock';
import type { DailyCounts } from '../runtime/daily-count-repository';
import type { Files, Uploads } from '../runtime/files/ports';

export type PortfolioRef = { userId: string; portfolioItemId: string };

/** An image is set by an upload, which that spends, or removed. */
export type ImageChange = { previous: string | null; image: string | null; uploadId: string | null };

export type PortfolioRepository = {
  /** Featured items first, then newest first. */
  list(userId: string): Promise<PortfolioItem[]>;
  get(ref: PortfolioRef): Promise<PortfolioItem | null>;
  /** Refuses more than `limits.portfolioItems`. */
  create(userId: string, item: PortfolioItem): Promise<void>;
  /** Stores what was entered as the next version; the image stays. Refuses with NOT_FOUND and STALE_VERSION. */
  update(ref: PortfolioRef, change: { form: PortfolioItemForm; version: number; at: string }): Promise<PortfolioItem>;
  /** Fails with ChangedMeanwhile when it is gone or has another image than was read. */
  remove(ref: PortfolioRef, read: Pick<PortfolioItem, 'image'>): Promise<void>;
  /** Fails with ChangedMeanwhile like `remove`; refuses with UPLOAD_MISSING when the upload was spent. */
  setImage(ref: PortfolioRef, change: ImageChange): Promise<void>;
};

export type Photos = {
  /** Path of the photo that the profile shows. */
  get(userId: string): Promise<string | null>;
  /** Fails with ChangedMeanwhile when another one is shown; refuses with UPLOAD_MISSING when the upload was spent. */
  set(userId: string, change: ImageChange & { at: string }): Promise<void>;
};

export type Deps = {
  portfolio: PortfolioRepository;
  photos: Photos;
  uploads: Uploads;
  files: Files;
  throttle: DailyCounts;
  clock: Clock;
};
