import type { QueueAttainment, QueueState } from '@shared/trust/model/staff';
import type { Deps } from './ports';

export const getStaffHome = async ({
  queues,
  decisionDays,
}: Pick<Deps, 'queues' | 'decisionDays'>): Promise<{ queues: QueueState[]; attainments: QueueAttainment[] }> => {
  const [states, attainments] = await Promise.all([queues.read(), decisionDays.attainments()]);
  return { queues: states, attainments };
};
