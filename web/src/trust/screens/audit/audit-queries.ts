import { useQuery } from '@tanstack/react-query';
import { isSealed, lineHash } from '@shared/trust/rules/audit-chain';
import type { AuditProof, AuditSeal, ChainedLine } from '@shared/trust/model/audit';
import { api } from '@/lib/api/api';
import { derivedKey, pagesOf, queryOf } from '@/lib/requests/query-of';
import type { AuditFilters } from './audit-filters';

/** The two logs differ only in their operations. */
export type LogName = 'organization' | 'staff';

const operations = {
  organization: { list: 'listAuditLines', prove: 'proveAuditLines', export: 'exportAuditLines' },
  staff: { list: 'listStaffAuditLines', prove: 'proveStaffAuditLines', export: 'exportStaffAuditLines' },
} as const;

export const linesQuery = (log: LogName, query: AuditFilters) => pagesOf(operations[log].list, { query });

export const exportPart = (log: LogName, query: AuditFilters, cursor: string | null, signal: AbortSignal) =>
  api(operations[log].export, { body: { ...query, ...(cursor !== null && { cursor }) } }, { signal });

export const teamQuery = () => queryOf('listTeamMembers');

/** One proof request is enough for a page; older pages take more. */
const proofsRead = 5;

const readProof = async (log: LogName, lowest: number, signal: AbortSignal): Promise<AuditProof> => {
  let seal: AuditSeal | null = null;
  const lines: ChainedLine[] = [];
  for (let reads = 0; reads < proofsRead; reads += 1) {
    const before = lines.at(-1)?.seq;
    const part: AuditProof = await api(
      operations[log].prove,
      { query: before === undefined ? {} : { before } },
      { signal },
    );
    seal ??= part.seal;
    lines.push(...part.lines);
    if (!part.seal || part.lines.length === 0 || (lines.at(-1)?.seq ?? 1) <= lowest) break;
  }
  return { seal, lines };
};

const isSame = async (shown: ChainedLine, proven: ChainedLine | undefined): Promise<boolean> =>
  proven === undefined || (shown.hash === proven.hash && (await lineHash(shown.previous, shown)) === shown.hash);

export type Check = { state: 'checked' | 'broken'; at: string | null };

/** Compares the lines on the page with the published root, in the browser. */
const check = async (log: LogName, shown: readonly ChainedLine[], signal: AbortSignal): Promise<Check> => {
  const lowest = Math.min(...shown.map(({ seq }) => seq));
  const { seal, lines } = await readProof(log, lowest, signal);
  if (!seal) return { state: 'checked', at: null };
  const proven = new Map(lines.map((line) => [line.seq, line]));
  const same = await Promise.all(shown.map((line) => isSame(line, proven.get(line.seq))));
  if (!same.every(Boolean) || !(await isSealed(seal, lines))) return { state: 'broken', at: seal.at };
  return { state: 'checked', at: seal.at };
};

export const useCheck = (log: LogName, shown: readonly ChainedLine[]) => {
  const hashes = shown.map(({ hash }) => hash).join(' ');
  return useQuery({
    queryKey: derivedKey(operations[log].prove, hashes),
    queryFn: ({ signal }) => check(log, shown, signal),
    enabled: shown.length > 0,
    placeholderData: (before) => before,
  });
};
