import { useEffect, useRef, useState } from 'react';
import { api, ApiError } from '@/lib/api/api';
import { atCursor } from '@/lib/requests/cursor-pages';
import { saveText } from '@/lib/files/save-download';

export type ExportState =
  | { phase: 'idle' }
  | { phase: 'reading' | 'done'; rows: number; total: number | null }
  | { phase: 'failed'; rows: number; total: number | null; message: string };

type ExportTarget = { jobId: string; fileName: string };
type Read = { parts: string[]; cursor: string | null; rows: number; total: number | null };

const nothing = (): Read => ({ parts: [], cursor: null, rows: 0, total: null });

const byteOrderMark = '\uFEFF';

export const useExport = () => {
  const [state, setState] = useState<ExportState>({ phase: 'idle' });
  const read = useRef<Read>(nothing());
  const target = useRef<ExportTarget>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const readOn = async () => {
    if (!target.current) return;
    const { jobId, fileName } = target.current;
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const now = read.current;
    setState({ phase: 'reading', rows: now.rows, total: now.total });
    try {
      do {
        const part = await api('exportApplications', { params: { jobId }, query: atCursor(now.cursor) }, { signal });
        if (signal.aborted) return;
        now.parts.push(part.csv);
        now.rows += part.rows;
        // Applications may arrive during the export.
        now.total = Math.max(part.total, now.rows);
        now.cursor = part.nextCursor;
        setState({ phase: 'reading', rows: now.rows, total: now.total });
      } while (now.cursor !== null);
      const text = now.parts.join('');
      saveText(text.startsWith(byteOrderMark) ? text : byteOrderMark + text, fileName, 'text/csv');
      setState({ phase: 'done', rows: now.rows, total: now.rows });
    } catch (error) {
      if (signal.aborted) return;
      const message = error instanceof ApiError ? error.message : String(error);
      setState({ phase: 'failed', rows: now.rows, total: now.total, message });
    }
  };

  return {
    state,
    start: (what: ExportTarget) => {
      running.current?.abort();
      target.current = what;
      read.current = nothing();
      void readOn();
    },
    retry: () => void readOn(),
    cancel: () => {
      running.current?.abort();
      setState({ phase: 'idle' });
    },
    reset: () => setState({ phase: 'idle' }),
  };
};
