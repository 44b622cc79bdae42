import type { Attendance } from '@shared/work/model/attendance';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { toast } from '@/components/ui/base/toast';
import { useTranslation } from '@/lib/i18n/i18n';
import { useOneAtATime } from '@/lib/requests/one-at-a-time';
import { useApproveAttendance } from '@/work/parts/attendance/approval-queries';

/** Approves, and reports what was refused. */
export const useApprove = (onDone: () => void = () => undefined) => {
  const { t } = useTranslation('approve-shifts');
  const approval = useApproveAttendance();
  const oneAtATime = useOneAtATime();
  const run = async (chosen: readonly Attendance[]) => {
    try {
      const { results } = await approval.mutateAsync(chosen.slice(0, shiftLimits.approvedAtOnce));
      const approved = results.filter(({ outcome }) => outcome === 'approved').length;
      if (approved > 0) toast.success(t('approved', { count: approved }));
      if (results.some(({ outcome }) => outcome === 'own')) toast.error(t('failed.own'));
      const others = results.filter(({ outcome }) => outcome === 'changed' || outcome === 'not_found').length;
      if (others > 0) toast.error(t('failed.changed', { count: others }));
      onDone();
    } catch (error) {
      toast.error((error as Error).message);
    }
  };
  return {
    approve: (chosen: readonly Attendance[]) => void oneAtATime(() => run(chosen)),
    isPending: approval.isPending,
  };
};
