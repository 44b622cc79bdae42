import type { StoredItem } from '@shared/people/rules/compliance/compliance-item';
import { AppError } from '@shared/errors';
import type { ComplianceFile } from '@shared/people/model/compliance';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import type { Write } from '../../platform/table/table';
import type { FileItem } from '../../store/people/compliance/file-item';
import { fileView, type ViewDeps } from './file-view';
import { loadAuthorizedFile, type Query } from './load-authorized-file';

export type ItemCommand = Query & { itemId: string };

export const itemOf = ({ items }: FileItem, itemId: string): StoredItem => {
  const found = items.find((item) => item.itemId === itemId);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
};

type Changed = { item: Partial<StoredItem>; file?: Partial<FileItem>; more?: readonly Write[] };

/** Checks only the item's version, so both sides can work on the list at the same time. */
export const changeItem = (
  deps: ViewDeps,
  command: ItemCommand & { version: number },
  change: (item: StoredItem, file: FileItem) => Changed | Promise<Changed>,
): Promise<ComplianceFile> =>
  retryOnConflict(async () => {
    const before = await loadAuthorizedFile(deps, command);
    const item = itemOf(before, command.itemId);
    if (item.version !== command.version) throw new AppError('STALE_VERSION');
    const changed = await change(item, before);
    const next: StoredItem = { ...item, ...changed.item, version: item.version + 1 };
    const after: FileItem = {
      ...before,
      ...changed.file,
      items: before.items.map((it) => (it.itemId === item.itemId ? next : it)),
      version: before.version + 1,
    };
    await deps.files.save(before, after, changed.more);
    return fileView(deps, after, command.caller);
  });
