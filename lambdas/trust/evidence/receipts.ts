import { createHash } from 'node:crypto';
import { evidenceRoutes } from '@shared/trust/api/evidence.routes';
import { attendanceReceipt, entriesContent } from '@shared/work/rules/attendance/attendance-receipt';
import { AppError } from '@shared/errors';
import type { AttendanceReceipt, SignedAttendanceReceipt } from '@shared/work/model/attendance-receipt';
import type { Download } from '@shared/core/model/file';
import { paths, pathTo } from '@shared/paths';
import { documentKeys } from '@shared/platform/media';
import type { Language } from '@shared/text/language';
import type { AuthorizedCaller } from '../../platform/http/caller';
import { documents } from '../../platform/text/documents';
import { readAttended, type Attended } from '../../store/work/attendance/move-attendance';
import { supervisesShift } from '../../store/work/attendance/supervises-shift';
import { attendanceView } from '../../store/work/attendance/attendance-item';
import type { Deps } from './ports';
import { receiptCode } from './receipt-code';

type OfBooking = { caller: AuthorizedCaller; shiftId: string; userId: string };

const contentType = 'application/pdf';

const sha256 = (text: string, encoding: 'hex' | 'base64url'): string =>
  createHash('sha256').update(text).digest(encoding);

/** Builds the receipt; null before the approval. */
export const buildReceipt = ({ shift, item, booking, entries }: Attended): AttendanceReceipt | null => {
  const own = entries.filter(({ startsAt }) => startsAt === booking.startsAt);
  return attendanceReceipt({
    attendance: { ...attendanceView(item), status: booking.status },
    organization: shift.organization,
    entries: own.length,
    entriesHash: sha256(entriesContent(own), 'hex'),
  });
};

export const hashReceipt = (receipt: AttendanceReceipt): string => sha256(JSON.stringify(receipt), 'base64url');

/** Reads the professional's own attendance, or one in a unit the caller supervises; NOT_FOUND for others. */
const reached = async (deps: Deps, { caller, shiftId, userId }: OfBooking): Promise<Attended> => {
  const attended = await readAttended(deps, { shiftId, userId });
  const isOwn = caller.scope === 'own' && caller.userId === userId;
  if (!isOwn && !(await supervisesShift(deps, caller, attended.shift))) throw new AppError('NOT_FOUND');
  return attended;
};

const counted = ({ throttle }: Deps, { userId }: AuthorizedCaller): Promise<unknown> =>
  throttle.count('signedDocuments', { account: userId });

/** Returns the receipt after the approval. Signs on demand: the same facts give the same document. */
export const getReceipt = async (deps: Deps, of: OfBooking): Promise<SignedAttendanceReceipt> => {
  const receipt = buildReceipt(await reached(deps, of));
  if (!receipt) throw new AppError('NOT_FOUND');
  await counted(deps, of.caller);
  const { shiftId, userId } = of;
  const code = await receiptCode(deps.hash, { shiftId, userId, digest: hashReceipt(receipt) });
  const document = { ...receipt, checkAt: `${deps.siteUrl}${pathTo(paths.checkProof, { code })}` };
  const signature = await deps.signatures.sign(Buffer.from(JSON.stringify(document)));
  return { document, signature, keysAt: `${deps.siteUrl}${evidenceRoutes.getSigningKeys.path}` };
};

export const printReceipt = async (
  deps: Deps,
  { language, ...of }: OfBooking & { language: Language },
): Promise<Download> => {
  const signed = await getReceipt(deps, of);
  const { document } = signed;
  const { checkAt: _code, ...receipt } = document;
  const key = `${documentKeys.evidence}${of.shiftId}/${hashReceipt(receipt)}-${language}.pdf`;
  const content = await deps.pdf.receipt(signed, { language, at: deps.clock.now() });
  await deps.documents.keep(key, { content, contentType });
  const fileName = documents.in(language)('receipt.fileName', { day: document.day });
  return { ...(await deps.documents.download(key, { fileName, contentType })), fileName };
};
