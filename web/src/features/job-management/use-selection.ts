import { useState } from 'react';
import type { ManagedJob } from '@shared/model/job';

export const useSelection = (rows: readonly ManagedJob[], page: string) => {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [of, setOf] = useState(page);
  const [last, setLast] = useState<string | null>(null);
  if (of !== page) {
    setOf(page);
    setIds(new Set());
    setLast(null);
  }
  const selected = rows.filter(({ jobId }) => ids.has(jobId));

  const set = (jobIds: readonly string[], isChosen: boolean) =>
    setIds((before) => {
      const next = new Set(before);
      for (const jobId of jobIds) {
        if (isChosen) next.add(jobId);
        else next.delete(jobId);
      }
      return next;
    });

  /** `isRange` selects all rows since the last selected one. */
  const toggle = (jobId: string, isChosen: boolean, isRange: boolean) => {
    const [from, to] = [rows.findIndex((row) => row.jobId === last), rows.findIndex((row) => row.jobId === jobId)];
    const range = rows.slice(Math.min(from, to), Math.max(from, to) + 1).map((row) => row.jobId);
    set(isRange && from >= 0 ? range : [jobId], isChosen);
    setLast(jobId);
  };

  return {
    selected,
    isSelected: (jobId: string) => ids.has(jobId),
    toggle,
    all: (isChosen: boolean) =>
      set(
        rows.map(({ jobId }) => jobId),
        isChosen,
      ),
    clear: () => setIds(new Set()),
  };
};

export type Selection = ReturnType<typeof useSelection>;
