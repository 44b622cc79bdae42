import type { StoredItem } from '@shared/people/rules/compliance/compliance-item';
import { AppError } from '@shared/errors';
import type { ComplianceFile } from '@shared/people/model/compliance';
import { utcDay } from '../../platform/clock';
import { itemsToday } from '../../store/people/compliance/current-file';
import { changeItem, type ItemCommand } from './change-item';
import type { ViewDeps } from './file-view';
import type { Deps } from './ports';

type Sharing = ItemCommand & { version: number };

/** Reopens a rejected item for the employer after a new consent. */
const decisionAfter = ({ decision }: StoredItem): StoredItem['decision'] =>
  decision === 'rejected' ? 'missing' : decision;

export const shareItem = (deps: ViewDeps & Pick<Deps, 'sharedWith'>, command: Sharing): Promise<ComplianceFile> =>
  changeItem(deps, command, async (item, file) => {
    const now = deps.clock.now();
    const found = await itemsToday(deps.wallets, file, utcDay(now), item.code === 'health' ? 'all' : 'consented');
    if (!found.some(({ itemId, inWallet }) => itemId === item.itemId && inWallet)) {
      throw new AppError('ILLEGAL_TRANSITION');
    }
    const at = now.toISOString();
    const { professionalId: userId, organizationId } = file;
    return {
      item: { sharedAt: at, decision: decisionAfter(item), reason: '' },
      more: [deps.sharedWith({ userId, organizationId, at })],
    };
  });

export const unshareItem = (deps: ViewDeps, command: Sharing): Promise<ComplianceFile> =>
  changeItem(deps, command, (item) => {
    if (item.sharedAt === null) throw new AppError('ILLEGAL_TRANSITION');
    return { item: { sharedAt: null } };
  });
