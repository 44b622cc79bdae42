import type { StoredItem } from '@shared/people/rules/compliance/compliance-item';
import { isOnPayroll } from '@shared/work/rules/own-staff';
import { limits } from '@shared/limits';
import type { ProfessionalQueueRow } from '@shared/hiring/model/work-queue';
import { isHandedIn, openDocumentsIn } from '../../store/people/compliance/current-file';
import type { FileItem } from '../../store/people/compliance/file-item';
import type { PlacementItem } from '../../store/work/placements/placement-item';
import type { ProfessionalQueueDeps } from './ports';
import { endOf, sortedBy } from './queue-days';

type DocumentsRow = Extract<ProfessionalQueueRow, { kind: 'documents' }>;

const mayBeOpen = ({ owner, decision, validUntil }: StoredItem, today: string): boolean =>
  owner === 'professional' &&
  (decision === 'accepted'
    ? validUntil !== null && validUntil < today
    : decision !== 'waived' && decision !== 'not_applicable');

/** Files of current placements in which the person may have something to do; own staff have none. */
const openFiles = (
  placements: readonly PlacementItem[],
  files: readonly FileItem[],
  today: string,
): { placement: PlacementItem; file: FileItem }[] => {
  const current = new Map(
    placements
      .filter((it) => !isOnPayroll(it) && (it.endOn === null || it.endOn >= today))
      .map((it) => [it.placementId, it]),
  );
  return files.flatMap((file) => {
    const placement = current.get(file.placementId);
    const isOpen = file.enforced && file.items.some((item) => !isHandedIn(item) && mayBeOpen(item, today));
    return placement && isOpen ? [{ placement, file }] : [];
  });
};

type Placed = { userId: string; placements: readonly PlacementItem[]; files: readonly FileItem[]; today: string };

/** One row for each placement with open documents. All of them share one wallet. */
export const documentRows = async (
  { wallets }: Pick<ProfessionalQueueDeps, 'wallets'>,
  { userId, placements, files, today }: Placed,
): Promise<DocumentsRow[]> => {
  const found = openFiles(placements, files, today);
  if (found.length === 0) return [];
  const wallet = await wallets.read(userId, today, []);
  const rows = found.flatMap(({ placement, file }): DocumentsRow[] => {
    const open = openDocumentsIn(wallet, file, today);
    if (!open) return [];
    const { placementId, organizationId, organization, jobTitle } = placement;
    return [
      { kind: 'documents', due: endOf(open.firstDueOn), placementId, organizationId, organization, jobTitle, ...open },
    ];
  });
  return sortedBy(rows, ({ due }) => due).slice(0, limits.queue.documentLists);
};
