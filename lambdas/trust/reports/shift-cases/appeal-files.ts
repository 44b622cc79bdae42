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

/** `files`: uploads that become files of the case. */
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

/** Creates a case ID and copies the files. `open` spends the uploads; if it fails, the copies are deleted. */
export const withAppealFiles = <T>(
  deps: ShiftCaseDeps,
  { caller, files: receipts, language }: AppealSent,
  open: (made: WithFiles) => Promise<T>,
): Promise<T> => {
  const caseId = deps.clock.newId('shc');
  const sent = { owner: caller.userId, folder: caseId, receipts, language, types: credentialDocumentTypes };
  return withAttachments(deps, { ...sent, kind: 'appeal' }, (files) => open({ caseId, files }));
};

/** Allows administrators for an organization's appeal, and anyone with access to the unit for a dispute. */
const mayAccessCase = async (deps: ShiftCaseDeps, caller: AuthorizedCaller, it: ShiftCase): Promise<boolean> => {
  if (it.kind !== 'dispute') return caller.role === 'admin' && it.ownerId === organizationOf(caller);
  const shift = await deps.shifts.get(it.shiftId);
  return shift !== null && supervisesShift(deps, caller, shift);
};

/** Lets both sides of a dispute read each other's files. */
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
