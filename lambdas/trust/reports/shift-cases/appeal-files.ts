import { AppError } from '@shared/errors';
import type { Download, UploadReceipt, UploadTarget } from '@shared/core/model/file';
import { credentialDocumentTypes } from '@shared/people/model/profile-vocabulary';
import type { Language } from '@shared/text/language';
import { requestUpload } from '../../../platform/files/request-upload';
import { organizationOf, type AuthorizedCaller } from '../../../platform/http/caller';
import { downloadAttachment, withAttachments } from '../../../store/attachments';
import { supervisesShift } from '../../../store/work/attendance/supervises-shift';
import type { ShiftCase } from '../../../store/trust/shift-cases/case-item';
import type { ShiftCaseDeps } from './ports';

/** `files`: uploads, which become files of the case. */
export type AppealSent = {
  caller: AuthorizedCaller;
  text: string;
  files: readonly UploadReceipt[];
  language: Language;
};

export type WithFiles = { caseId: string; files: ShiftCase['files'] };

export const requestAppealUpload = (
  deps: ShiftCaseDeps,
  { caller, contentType }: { caller: AuthorizedCaller; contentType: string },
): Promise<UploadTarget> => requestUpload(deps, { owner: caller.userId, kind: 'appeal', contentType });

/** A case gets its ID with its files. `open` spends the uploads; without it, nothing of them is kept. */
export const withAppealFiles = <T>(
  deps: ShiftCaseDeps,
  { caller, files: receipts, language }: AppealSent,
  open: (made: WithFiles) => Promise<T>,
): Promise<T> => {
  const caseId = deps.clock.newId('shc');
  const sent = { owner: caller.userId, folder: caseId, receipts, language, types: credentialDocumentTypes };
  return withAttachments(deps, { ...sent, kind: 'appeal' }, (files) => open({ caseId, files }));
};

/** Of an organization's appeal its administrators, of a dispute whoever reaches the unit. */
const mayAccessCase = async (deps: ShiftCaseDeps, caller: AuthorizedCaller, it: ShiftCase): Promise<boolean> => {
  if (it.kind !== 'dispute') return caller.role === 'admin' && it.ownerId === organizationOf(caller);
  const shift = await deps.shifts.get(it.shiftId);
  return shift !== null && supervisesShift(deps, caller, shift);
};

/** Both sides of a dispute read what either sent. */
const mayRead = (deps: ShiftCaseDeps, caller: AuthorizedCaller, it: ShiftCase): boolean | Promise<boolean> => {
  if (caller.scope === 'all' || it.openedBy === caller.userId || it.ownerId === caller.userId) return true;
  return caller.scope !== 'own' && mayAccessCase(deps, caller, it);
};

type Reading = { caller: AuthorizedCaller; caseId: string; uploadId: string };

export const getShiftCaseFile = async (
  deps: ShiftCaseDeps,
  { caller, caseId, uploadId }: Reading,
): Promise<Download> => {
  const it = await deps.shiftCases.get(caseId);
  if (!it || !(await mayRead(deps, caller, it))) throw new AppError('NOT_FOUND');
  return downloadAttachment(
    deps,
    it.files.find((file) => file.uploadId === uploadId),
  );
};
