import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isOnPayroll } from '@shared/work/rules/own-staff';
import { limits } from '@shared/limits';
import { say } from '@/lib/i18n/notices';
import type { Placement } from '@shared/work/model/placement';
import { Stack } from '@/components/layout';
import { placementQuery } from '@/work/parts/timesheets/timesheet-queries';
import { Button } from '@/components/ui/base/button';
import { DateField } from '@/components/ui/editing/date-field';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { FormMessage } from '@/components/ui/fields/form-message';
import { TextAreaField } from '@/components/ui/editing/text-area-field';
import { toast } from '@/components/ui/base/toast';
import { api } from '@/lib/api/api';
import { ApiError } from '@/lib/api/api-error';
import { knownName } from '@/lib/i18n/former-member';
import { useTranslation } from '@/lib/i18n/i18n';
import { useSendOnce } from '@/lib/requests/send-once';
import { today } from '@/lib/time/today';
import { readAgain } from '@/lib/requests/query-of';

type End = { endOn: string; reason: string };

const useEndPlacement = ({ placementId, version }: Placement) => {
  const queryClient = useQueryClient();
  const { queryKey } = placementQuery(placementId);
  return useMutation({
    mutationFn: (end: End) => api('endPlacement', { params: { placementId }, body: { ...end, version } }),
    onSuccess: (placement) => {
      queryClient.setQueryData(queryKey, placement);
      void readAgain(queryClient, ['listPlacements', 'getPlacementReviews']);
    },
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
};

export const EndPlacement = ({ placement, onClose }: { placement: Placement; onClose: () => void }) => {
  const { t } = useTranslation('placements');
  const end = useEndPlacement(placement);
  const send = useSendOnce(end);
  const [endOn, setEndOn] = useState(today());
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const fields = end.error instanceof ApiError ? end.error.fields : undefined;
  const dayError = fields?.['endOn'] ?? (missing && endOn === '' ? say('required') : undefined);

  const submit = () => {
    const isMissing = endOn === '' || reason.trim() === '';
    setMissing(isMissing);
    if (isMissing) return;
    send({ endOn, reason: reason.trim() }, () => {
      toast.success(say('placementEnded'));
      onClose();
    });
  };

  return (
    <Dialog opened onClose={onClose} title={t('end.title')}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack>
          {end.isError && !fields && <FormMessage kind="error">{end.error.message}</FormMessage>}
          <p>
            {isOnPayroll(placement)
              ? t('ownStaff.endText')
              : t('end.text', { name: knownName(placement.professional.name) })}
          </p>
          <DateField
            label={t('end.day')}
            required
            min={placement.terms.startOn}
            {...(placement.terms.endOn !== null && { max: placement.terms.endOn })}
            value={endOn}
            onChange={(event) => setEndOn(event.currentTarget.value)}
            error={dayError}
          />
          <TextAreaField
            label={t('end.reason')}
            required
            rows={3}
            maxLength={limits.reasonLength}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            error={missing && reason.trim() === '' ? say('required') : undefined}
          />
          <DialogActions>
            <Button variant="quiet" onClick={onClose}>
              {t('end.cancel')}
            </Button>
            <Button type="submit" variant="danger" loading={end.isPending}>
              {t('end.confirm')}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
};
