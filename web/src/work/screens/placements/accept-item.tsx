import { useState } from 'react';
import type { ComplianceItem } from '@shared/people/model/compliance';
import { Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { DateField } from '@/components/ui/editing/date-field';
import { FormMessage } from '@/components/ui/fields/form-message';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { useDecideItem } from '@/people/parts/compliance/compliance-queries';
import { ApiError } from '@/lib/api/api-error';
import { useTranslation } from '@/lib/i18n/i18n';
import { say } from '@/lib/i18n/notices';
import { today } from '@/lib/time/today';

type Props = { placementId: string; item: ComplianceItem; name: string; onClose: () => void };

export const AcceptItem = ({ placementId, item, name, onClose }: Props) => {
  const { t } = useTranslation(['compliance', 'common']);
  const deciding = useDecideItem(placementId);
  const [verifiedOn, setVerifiedOn] = useState(today());
  const [validUntil, setValidUntil] = useState(item.validUntil ?? '');
  const { error } = deciding;
  const fields = error instanceof ApiError ? error.fields : undefined;
  const isStale = error instanceof ApiError && error.code === 'STALE_VERSION';

  const save = () => {
    if (deciding.isPending) return;
    const { itemId, version } = item;
    deciding.mutate(
      { itemId, decision: { decision: 'accept', verifiedOn, validUntil: validUntil || null, version } },
      {
        onSuccess: () => {
          toast.success(say('complianceDecided'));
          onClose();
        },
      },
    );
  };

  return (
    <Dialog opened onClose={onClose} title={t('decide.acceptNamed', { item: name })}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Stack>
          {error && !fields && <FormMessage kind="error">{isStale ? t('changed') : error.message}</FormMessage>}
          <DateField
            label={t('decide.verifiedOn')}
            required
            max={today()}
            value={verifiedOn}
            onChange={(event) => setVerifiedOn(event.currentTarget.value)}
            error={fields?.['verifiedOn']}
          />
          <DateField
            label={t('decide.validUntil')}
            description={t('decide.validUntilHint')}
            min={verifiedOn}
            value={validUntil}
            onChange={(event) => setValidUntil(event.currentTarget.value)}
            error={fields?.['validUntil']}
          />
          <DialogActions>
            <Button variant="secondary" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" loading={deciding.isPending}>
              {t('decide.accept')}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
};
