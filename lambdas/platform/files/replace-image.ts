import { mediaKeys, type MediaKind } from '@shared/platform/media';
import { ulid } from 'ulid';
import type { Files, Uploads } from './ports';
import { discardSent, sentImage, type SentRef } from './check-upload';
import { tidyUp } from './delete-quietly';

export type ImageDeps = { uploads: Uploads; files: Files };
/** `previous` is the path that was shown before. */
export type Shown<T> = { previous: string | null; result: T };

/** Deletes a public file that nothing shows any more. */
export const withdrawFormer = async ({ files }: Pick<ImageDeps, 'files'>, path: string | null): Promise<void> => {
  if (path !== null) await tidyUp('a former image', () => files.withdraw(path));
};

/**
 * Makes an upload the image of something.
 * 1. the upload is this owner's, unused and not too old
 * 2. its content, not its name or announced type, is a whole image of bounded size and nothing else
 * 3. the image becomes public under a new name; then `show` puts it in its place, which spends the upload
 * 4. the file in quarantine and the former image go
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
