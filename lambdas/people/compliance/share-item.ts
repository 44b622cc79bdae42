import { isShareable } from '@shared/people/rules/compliance/open-items';
import type { StoredItem } from '@shared/people/rules/compliance/compliance-item';
import { AppError } from '@shared/errors';
import type { ComplianceFile } from '@shared/people/model/compliance';
import { utcDay } from '../../platform/clock';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import { itemsToday } from '../../store/people/compliance/current-file';
import { changeItem, type ItemCommand } from './change-item';
import { fileView, type ViewDeps } from './file-view';
import { loadAuthorizedFile, type Query } from './load-authorized-file';
import type { Deps } from './ports';

type Sharing = ItemCommand & { version: number };

type SharingDeps = ViewDeps & Pick<Deps, 'sharedWith'>;

/** Reopens a rejected item for the employer after a new consent. */
const consented = ({ decision }: StoredItem, at: string) => ({
  sharedAt: at,
  decision: decision === 'rejected' ? ('missing' as const) : decision,
  reason: '',
});

export const shareItem = (deps: SharingDeps, command: Sharing): Promise<ComplianceFile> =>
  changeItem(deps, command, async (item, file) => {
    const now = deps.clock.now();
    const found = await itemsToday(deps.wallets, file, utcDay(now), item.code === 'health' ? 'all' : 'consented');
    if (!found.some(({ itemId, inWallet }) => itemId === item.itemId && inWallet)) {
      throw new AppError('ILLEGAL_TRANSITION');
    }
    const at = now.toISOString();
    const { professionalId: userId, organizationId } = file;
    return {
      item: consented(item, at),
      more: [deps.sharedWith({ userId, organizationId, at })],
    };
  });

type SharingAll = Query & { items: readonly { itemId: string; version: number }[] };

/** Shares what is still as the person saw it, in one write. A repeat finds the items shared. */
export const shareItems = (deps: SharingDeps, { items: asked, ...query }: SharingAll) =>
  retryOnConflict(async (): Promise<{ file: ComplianceFile; notShared: string[] }> => {
    const before = await loadAuthorizedFile(deps, query);
    const now = deps.clock.now();
    const today = await itemsToday(deps.wallets, before, utcDay(now), 'all');
    const versions = new Map(asked.map(({ itemId, version }) => [itemId, version]));
    const chosen = new Set(
      today.filter((item) => versions.get(item.itemId) === item.version && isShareable(item)).map((it) => it.itemId),
    );
    const shared = new Set(today.filter(({ sharedAt }) => sharedAt !== null).map(({ itemId }) => itemId));
    const notShared = [...versions.keys()].filter((itemId) => !chosen.has(itemId) && !shared.has(itemId));
    if (chosen.size === 0) return { file: await fileView(deps, before, query.caller), notShared };
    const at = now.toISOString();
    const after = {
      ...before,
      items: before.items.map((item) =>
        chosen.has(item.itemId) ? { ...item, ...consented(item, at), version: item.version + 1 } : item,
      ),
      version: before.version + 1,
    };
    const { professionalId: userId, organizationId } = before;
    await deps.files.save(before, after, [deps.sharedWith({ userId, organizationId, at })]);
    return { file: await fileView(deps, after, query.caller), notShared };
  });

export const unshareItem = (deps: ViewDeps, command: Sharing): Promise<ComplianceFile> =>
  changeItem(deps, command, (item) => {
    if (item.sharedAt === null) throw new AppError('ILLEGAL_TRANSITION');
    return { item: { sharedAt: null } };
  });
