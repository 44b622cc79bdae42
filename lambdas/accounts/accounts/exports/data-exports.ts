import type { DataExport, NewestExport } from '@shared/accounts/model/data-export';
import { partsOf } from '@shared/accounts/rules/export-parts';
import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import type { Download } from '@shared/core/model/file';
import { productName } from '@shared/product';
import type { Language } from '@shared/text/language';
import { addSeconds, dayIn, type Clock } from '../../../platform/clock';
import { isOpen, type ExportItem, type ExportOwner } from '../../../store/accounts/data-exports/export-item';
import { assertCurrentPassword } from '../password/check-password';
import type { Deps } from '../ports';

type ExportDeps = Pick<Deps, 'dataExports' | 'documents' | 'identity' | 'throttle' | 'ownSettings'> & { clock: Clock };

const intervalSeconds = limits.exportIntervalHours * 3600;

const nextAtOf = ({ state, requestedAt }: ExportItem): string | null => {
  if (state === 'failed') return requestedAt;
  return state === 'ready' ? addSeconds(new Date(requestedAt), intervalSeconds).toISOString() : null;
};

/** The last step joins the parts in one file. */
const view = (item: ExportItem, now: Date): DataExport => {
  const { state, requestedAt, done, finishedAt, expiresAt, file, owner } = item;
  const isOver = state === 'ready' && expiresAt !== null && expiresAt <= now.toISOString();
  const parts = partsOf(owner).length + 1;
  return {
    state: isOver ? 'expired' : state,
    requestedAt,
    done: state === 'ready' ? parts : done.length,
    parts,
    readyAt: state === 'ready' ? finishedAt : null,
    expiresAt,
    bytes: file?.bytes ?? null,
    nextAt: nextAtOf(item),
  };
};

export const getExport = async (
  { dataExports, clock }: Pick<ExportDeps, 'dataExports' | 'clock'>,
  owner: ExportOwner,
): Promise<NewestExport> => {
  const item = await dataExports.get(owner);
  return { export: item && view(item, clock.now()) };
};

export type ExportCommand = { owner: ExportOwner; userId: string; password: string; language: Language };

/** Concurrent requests get the same export. */
export const requestExport = async (
  deps: ExportDeps,
  { owner, userId, password, language }: ExportCommand,
): Promise<NewestExport> => {
  const { dataExports, clock } = deps;
  await assertCurrentPassword(deps, userId, password);
  const now = clock.now();
  const wanted: ExportItem = {
    exportId: clock.newId('exp'),
    owner,
    requestedBy: userId,
    language,
    timeZone: await deps.ownSettings.timeZone(userId),
    state: 'requested',
    requestedAt: now.toISOString(),
    done: [],
    attempts: 0,
    leaseUntil: null,
    finishedAt: null,
    expiresAt: null,
    file: null,
    downloadedAt: null,
  };
  const stored = await dataExports.request(wanted, addSeconds(now, -intervalSeconds).toISOString());
  if (stored.exportId !== wanted.exportId && !isOpen(stored)) {
    const next = Date.parse(nextAtOf(stored) ?? stored.requestedAt);
    const retryAfterSeconds = Math.max(1, Math.ceil((next - now.getTime()) / 1000));
    throw new AppError('COOLDOWN', undefined, { retryAfterSeconds });
  }
  return { export: view(stored, now) };
};

export const downloadExport = async (
  { dataExports, documents, clock }: Pick<ExportDeps, 'dataExports' | 'documents' | 'clock'>,
  owner: ExportOwner,
): Promise<Download> => {
  const item = await dataExports.get(owner);
  const now = clock.now();
  if (!item?.file || view(item, now).state !== 'ready') throw new AppError('NOT_FOUND');
  const fileName = `${productName} export ${dayIn(new Date(item.requestedAt), item.timeZone)}.zip`;
  const download = await documents.download(item.file.key, { fileName, contentType: 'application/zip' });
  if (!(await dataExports.recordDownload(item, now.toISOString()))) throw new AppError('NOT_FOUND');
  return { ...download, fileName };
};
