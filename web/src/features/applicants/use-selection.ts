import { useRef, useState } from 'react';
import type { ReceivedApplication } from '@shared/model/application';

export const useSelection = (rows: readonly ReceivedApplication[]) => {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string | null>(null);

  const set = (applicationIds: readonly string[], isChosen: boolean) =>
    setIds((before) => {
      const next = new Set(before);
      for (const id of applicationIds) {
        if (isChosen) next.add(id);
        else next.delete(id);
      }
      return next;
    });

  return {
    selected: rows.filter(({ applicationId }) => ids.has(applicationId)),
    isSelected: (applicationId: string) => ids.has(applicationId),
    /** `isRange` selects all rows since the last selected one. */
    toggle: (applicationId: string, isChosen: boolean, isRange: boolean) => {
      const at = (id: string | null) => rows.findIndex((row) => row.applicationId === id);
      const [from, to] = [at(last.current), at(applicationId)];
      const range = rows.slice(Math.min(from, to), Math.max(from, to) + 1).map((row) => row.applicationId);
      set(isRange && from >= 0 ? range : [applicationId], isChosen);
      last.current = applicationId;
    },
    all: (isChosen: boolean) =>
      set(
        rows.map(({ applicationId }) => applicationId),
        isChosen,
      ),
    only: (applicationIds: readonly string[]) => setIds(new Set(applicationIds)),
    clear: () => setIds(new Set()),
  };
};

export type Selection = ReturnType<typeof useSelection>;
