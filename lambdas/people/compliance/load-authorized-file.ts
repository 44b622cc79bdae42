import { isOnPayroll } from '@shared/work/rules/own-staff';
import { AppError } from '@shared/errors';
import type { AuthorizedCaller } from '../../platform/http/caller';
import type { FileItem } from '../../store/people/compliance/file-item';
import { mayAccessPlacement, type PlacementItem } from '../../store/work/placements/placement-item';
import type { Deps } from './ports';

type LoadDeps = Pick<Deps, 'files' | 'newFiles' | 'placements' | 'clock'>;
export type Query = { caller: AuthorizedCaller; placementId: string };

const isReached = async (
  { placements }: Pick<Deps, 'placements'>,
  caller: AuthorizedCaller,
  placement: PlacementItem,
) => caller.scope === 'all' || (await mayAccessPlacement(caller, placement, placements.isResponsible));

/** Creates the file of an older placement when first read; it blocks nothing. */
const madeLater = async (
  { files, newFiles, placements, clock }: LoadDeps,
  placement: PlacementItem,
): Promise<FileItem | null> => {
  const job = placement.jobId === null ? null : await placements.job(placement.jobId);
  await files.createOnce(await newFiles.prepare(placement, job, { now: clock.now(), enforced: false }));
  return files.get(placement.placementId);
};

export const loadAuthorizedFile = async (deps: LoadDeps, { caller, placementId }: Query): Promise<FileItem> => {
  const placement = await deps.placements.get(placementId);
  // Employers keep the files of own staff themselves.
  if (!placement || isOnPayroll(placement) || !(await isReached(deps, caller, placement)))
    throw new AppError('NOT_FOUND');
  const file = (await deps.files.get(placementId)) ?? (await madeLater(deps, placement));
  if (!file) throw new AppError('NOT_FOUND');
  return file;
};
