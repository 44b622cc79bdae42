import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { ChecklistDetail } from '@shared/people/model/skills-checklist';
import type { SkillsChecklistCode } from '@shared/people/model/skills-vocabulary';
import { api } from '@/lib/api/api';
import { useIdempotencyKey } from '@/lib/requests/idempotency-key';
import { queryOf, readAgain } from '@/lib/requests/query-of';

export const checklistsQuery = () => queryOf('listMyChecklists');

export const checklistQuery = (checklist: SkillsChecklistCode) => queryOf('getMyChecklist', { params: { checklist } });

/** Also marks the list as outdated, which shows the progress. */
export const storeChecklist = async (client: QueryClient, detail: ChecklistDetail): Promise<void> => {
  const { queryKey } = checklistQuery(detail.checklist);
  // A response requested before this save would restore the old ratings.
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, detail);
  await readAgain(client, ['listMyChecklists']);
};

type Signature = { name: string; version: number };

export const useSignChecklist = (checklist: SkillsChecklistCode) => {
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  return useMutation({
    mutationFn: (signature: Signature) => {
      const body = { ...signature, confirmed: true } as const;
      return api('signChecklist', { params: { checklist }, body }, { idempotencyKey: keyFor(body) });
    },
    onSuccess: async (detail) => {
      await storeChecklist(client, detail);
      void readAgain(client, ['dashboards', 'search']);
    },
  });
};
