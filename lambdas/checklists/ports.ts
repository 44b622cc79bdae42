import type { Clock } from '../platform/clock';
import type { ChecklistRepository } from '../store/checklists/ports';

export type Deps = {
  checklists: ChecklistRepository;
  clock: Pick<Clock, 'now'>;
};
