import type { Clock } from '../../../platform/clock';
import type { Documents, PublicFiles } from '../../../platform/files/ports';
import type { Table } from '../../../platform/table/table';
import type { LeavingBalance } from '../../money/billing/leaving-balance';
import type { LeavingPlans } from '../../money/billing/leaving-plans';
import type { ClosingItem } from './closing-item';

/** Returns true if it changed something, `wait` if the step waits for others. Idempotent. */
export type ClosingEffect = () => Promise<boolean | 'wait'>;

export type StepDeps = {
  table: Table;
  files: Pick<PublicFiles, 'withdraw'>;
  documents: Pick<Documents, 'remove'>;
  plans: LeavingPlans;
  balance: LeavingBalance;
  clock: Clock;
};

export type ClosingStepOf = (deps: StepDeps, closing: ClosingItem) => AsyncGenerator<ClosingEffect>;
