import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReportForm } from '@shared/trust/model/report';
import { api } from '@/lib/api/api';
import { useIdempotencyKey } from '@/lib/requests/idempotency-key';
import { readAgain } from '@/lib/requests/query-of';

export type SentReport = Omit<ReportForm, 'seen'> & { seen: string };

export const useSendReport = () => {
  const queryClient = useQueryClient();
  const keyFor = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: SentReport) => api('sendReport', { body }, { idempotencyKey: keyFor(body) }),
    onSuccess: () => readAgain(queryClient, ['listMyReports']),
  });
};
