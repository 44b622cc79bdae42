import { admissionOf } from '@shared/core/api/view-as';
import { AppError } from '@shared/errors';
import { notice } from '@shared/text/notice';
import type { Viewer } from './caller';
import type { Callers } from './ports';

/**
 * Rejects what a viewer may not open. Otherwise records the area with the grant before anything is
 * read, once per area, so the person can see everything that was shown.
 */
export const admitViewer = async (
  operation: string,
  { roles, areas, ...view }: Viewer,
  callers: Pick<Callers, 'openArea'>,
): Promise<void> => {
  const { area, refusal } = admissionOf(operation, roles);
  if (area === undefined) throw new AppError('FORBIDDEN', refusal);
  if (areas.includes(area)) return;
  if (!(await callers.openArea(view, area))) throw new AppError('FORBIDDEN', notice('viewOver'));
};
