import { systemClock } from '../../../platform/clock';
import { createStagePayouts } from '../../../platform/payments/stage-provider';
import type { Table } from '../../../platform/table/table';
import { createPayableLines } from '../../../store/money/payouts/payable-lines';
import { createPayouts } from '../../../store/money/payouts/payouts';
import type { MoveDeps } from './ports';

export const moveDeps = (table: Table): MoveDeps => ({
  store: createPayouts(table),
  payable: createPayableLines(table),
  payouts: createStagePayouts(),
  clock: systemClock,
});
