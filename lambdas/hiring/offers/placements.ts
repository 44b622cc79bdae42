import { isOnPayroll } from '@shared/work/rules/own-staff';
import { AppError } from '@shared/errors';
import { notice, type Notice } from '@shared/text/notice';
import type { Placement } from '@shared/work/model/placement';
import { organizationOf, type AuthorizedCaller } from '../../platform/http/caller';
import { utcDay } from '../../platform/clock';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import { placementOn, mayAccessPlacement, type PlacementItem } from '../../store/work/placements/placement-item';
import type { Deps } from './ports';
import type { Page } from '../../platform/table/page';

type ListDeps = Pick<Deps, 'placements' | 'clock'>;

const shown = async (deps: ListDeps, stored: readonly PlacementItem[]): Promise<Placement[]> => {
  const today = utcDay(deps.clock.now());
  const photos = await deps.placements.photos(stored.map(({ professional }) => professional.userId));
  return stored.map((placement) => placementOn(placement, today, photos.get(placement.professional.userId) ?? null));
};

const shownOne = async (deps: Deps, stored: PlacementItem): Promise<Placement> => {
  const [placement] = await shown(deps, [stored]);
  if (!placement) throw new AppError('NOT_FOUND');
  return placement;
};

type ListedHire = Placement & Record<'offerId' | 'applicationId' | 'jobId', string>;

const isHire = (placement: Placement): placement is ListedHire => placement.jobId !== null;

/** Lists hired people for API keys. */
export const listHires = async (
  deps: ListDeps,
  caller: AuthorizedCaller,
  cursor?: string,
): Promise<Page<ListedHire>> => {
  const page = await listPlacements(deps, caller, cursor);
  return { ...page, items: page.items.filter(isHire) };
};

export const listPlacements = async (
  deps: ListDeps,
  caller: AuthorizedCaller,
  cursor?: string,
): Promise<Page<Placement>> => {
  const page = await storedPage(deps, caller, cursor);
  return { ...page, items: await shown(deps, page.items) };
};

const storedPage = (
  { placements }: ListDeps,
  caller: AuthorizedCaller,
  cursor?: string,
): Promise<Page<PlacementItem>> => {
  if (caller.scope === 'own') return placements.listOfProfessional(caller.userId, cursor);
  const organizationId = organizationOf(caller);
  return caller.scope === 'organization'
    ? placements.listOfOrganization(organizationId, cursor)
    : placements.listOfMember({ userId: caller.userId, organizationId }, cursor);
};

type Query = { caller: AuthorizedCaller; placementId: string };

const loadAuthorizedPlacement = async (
  { placements }: Deps,
  { caller, placementId }: Query,
): Promise<PlacementItem> => {
  const stored = await placements.get(placementId);
  if (!stored || !(await mayAccessPlacement(caller, stored, placements.isResponsible))) throw new AppError('NOT_FOUND');
  return stored;
};

export const getPlacement = async (deps: Deps, query: Query): Promise<Placement> =>
  shownOne(deps, await loadAuthorizedPlacement(deps, query));

type Ending = Query & { endOn: string; reason: string; version: number };

export const endPlacement = (deps: Deps, command: Ending): Promise<Placement> =>
  retryOnConflict(async () => {
    const before = await loadAuthorizedPlacement(deps, command);
    // Only the employer ends an agreed placement; own staff can leave by themselves.
    if (command.caller.scope === 'own' && !isOnPayroll(before)) throw new AppError('ILLEGAL_TRANSITION');
    if (before.version !== command.version) throw new AppError('STALE_VERSION');
    const { endOn, reason } = command;
    const problem = endProblem(before, endOn, await deps.placements.lastDayWorked(before.placementId));
    if (problem) throw new AppError('INVALID_REQUEST', undefined, { fields: { endOn: problem } });
    const after = { ...before, endOn, endReason: reason, version: before.version + 1 };
    await deps.placements.end(before, after);
    return shownOne(deps, after);
  });

const endProblem = ({ terms }: PlacementItem, endOn: string, lastDayWorked: string | null): Notice | null => {
  if (endOn < terms.startOn) return notice('placementEndBeforeStart');
  if (terms.endOn !== null && endOn > terms.endOn) return notice('placementEndAfterAgreed');
  if (lastDayWorked !== null && endOn < lastDayWorked) return notice('placementEndBeforeHours');
  return null;
};
