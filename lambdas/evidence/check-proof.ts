import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import type { ProofCheck } from '@shared/model/proof';
import type { Device } from '../platform/http/device';
import { readAttended, type Attended } from '../store/attendance/move-attendance';
import type { Deps } from './ports';
import { parseReceiptCode, receiptPrefix } from './receipt-code';
import { digestOf, receiptOf } from './receipts';

/** A booking that is gone answers as a code that never was. */
const attendedOf = async (deps: Deps, ref: { shiftId: string; userId: string }): Promise<Attended> => {
  try {
    return await readAttended(deps, ref);
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') throw new AppError('INVALID_TOKEN');
    throw error;
  }
};

const checkReceipt = async (deps: Deps, code: string): Promise<ProofCheck> => {
  const ref = await parseReceiptCode(deps, code);
  if (!ref) throw new AppError('INVALID_TOKEN');
  const receipt = receiptOf(await attendedOf(deps, ref));
  const isSame = receipt !== null && digestOf(receipt) === ref.digest;
  return {
    type: 'attendance-receipt',
    state: isSame ? 'valid' : 'changed',
    issuedAt: isSame ? receipt.approved.at : null,
    validUntil: null,
    checkedAt: deps.clock.now().toISOString(),
  };
};

export const checkProof = async (
  deps: Deps,
  { code, device }: { code: string; device: Device },
): Promise<ProofCheck> => {
  await deps.throttle.count(`secret#${await deps.hash('ip', device.ip)}`, limits.secretsPerIpPerDay);
  if (code.startsWith(receiptPrefix)) return checkReceipt(deps, code);
  throw new AppError('INVALID_TOKEN');
};
