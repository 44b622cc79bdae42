import { mediaKeys, type MediaKind } from '@shared/platform/media';
import { ulid } from 'ulid';
import type { Files, Uploads } from './ports';
import { discardSent, sentImage, type SentRef } from './check-upload';
import { tidyUp } from './delete-quietly';

export type ImageDeps = { uploads: Uploads; files: Files };
export type Shown<T> = { previous: string | null; result: T };

export const withdrawFormer = async ({ files }: Pick<ImageDeps, 'files'>, path: string | null): Promise<void> => {
  if (path !== null) await tidyUp('a former image', () => files.withdraw(path));
};

/**
 * Replaces an image with an upload.
 * 1. Check that the upload belongs to the owner and is unused and unexpired.
 * 2. Check its content: one whole image of limited size and nothing else.
 * 3. Publish the image under a new name; `show` then replaces the old one and uses up the upload.
 * 4. Delete the quarantined file and the old image.
 */
export const replaceImage = async <T>(
  deps: ImageDeps,
  ref: SentRef,
  kind: MediaKind,
  show: (path: string) => Promise<Shown<T>>,
): Promise<T> => {
  const image = await sentImage(deps, ref);
  const path = `/${mediaKeys[kind]}${ref.owner}/${ulid()}.${image.extension}`;
  await deps.files.publish(path, image);
  let shown: Shown<T>;
  try {
    shown = await show(path);
  } catch (error) {
    await withdrawFormer(deps, path);
    throw error;
  }
  await withdrawFormer(deps, shown.previous);
  await discardSent(deps, ref);
  return shown.result;
};
