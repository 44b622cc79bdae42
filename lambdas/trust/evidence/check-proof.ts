import { packetState } from '@shared/trust/rules/evidence/evidence-state';
import { AppError } from '@shared/errors';
import { evidenceLimits } from '@shared/trust/limits/evidence-limits';
import type { ProofCheck } from '@shared/trust/model/proof';
import type { Device } from '../../platform/http/device';
import { readAttended, type Attended } from '../../store/work/attendance/move-attendance';
import { countingWrongSecrets } from '../../platform/wrong-secrets';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import type { PacketItem } from '../../store/trust/evidence/packet-item';
import { hashCode, packetPrefix, unchangedContent } from './packet-content';
import type { Deps } from './ports';
import { parseReceiptCode, receiptPrefix } from './receipt-code';
import { hashReceipt, buildReceipt } from './receipts';

/** Answers for a deleted booking as for an unknown code. */
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
  const receipt = buildReceipt(await attendedOf(deps, ref));
  const isSame = receipt !== null && hashReceipt(receipt) === ref.digest;
  return {
    type: 'attendance-receipt',
    state: isSame ? 'valid' : 'changed',
    issuedAt: isSame ? receipt.approved.at : null,
    validUntil: null,
    checkedAt: deps.clock.now().toISOString(),
  };
};

/** Records an opening for the person. New entries replace the oldest. */
const recordOpening = (deps: Deps, codeHash: string): Promise<PacketItem> =>
  retryOnConflict(async () => {
    const packet = await deps.packets.byCode(codeHash);
    if (!packet) throw new AppError('INVALID_TOKEN');
    const openings = [deps.clock.now().toISOString(), ...packet.openings].slice(0, evidenceLimits.packetOpenings);
    const opened = { ...packet, opened: packet.opened + 1, openings };
    await deps.packets.save(opened);
    return opened;
  });

/** Returns only the state of an ended packet. */
const checkPacket = async (deps: Deps, code: string): Promise<ProofCheck> => {
  const packet = await recordOpening(deps, hashCode(code));
  const isUnchanged = (await unchangedContent(deps, packet)) !== null;
  const now = deps.clock.now();
  const state = packetState({ ...packet, isUnchanged }, now);
  const isOver = state === 'revoked' || state === 'expired';
  return {
    type: 'evidence-packet',
    state,
    issuedAt: isOver ? null : packet.createdAt,
    validUntil: isOver ? null : packet.validUntil,
    checkedAt: now.toISOString(),
  };
};

export const checkProof = (deps: Deps, { code, device }: { code: string; device: Device }): Promise<ProofCheck> =>
  countingWrongSecrets(deps, device.ip, async () => {
    if (code.startsWith(receiptPrefix)) return checkReceipt(deps, code);
    if (code.startsWith(packetPrefix)) return checkPacket(deps, code);
    throw new AppError('INVALID_TOKEN');
  });
