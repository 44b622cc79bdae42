import { systemClock } from '../../platform/clock';
import { log } from '../../platform/logger';
import { openTable } from '../../platform/table/table';
import { createViewGrants } from '../../store/trust/staff/view-grants';
import { endViewsAs } from './view-as';

const deps = { grants: createViewGrants(openTable()), clock: systemClock };

export const handler = async (): Promise<{ ended: number }> => {
  const result = await endViewsAs(deps);
  log.info('views ended', result);
  return result;
};
