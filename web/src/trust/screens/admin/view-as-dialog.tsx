import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { limits } from '@shared/limits';
import { MutedText, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { ErrorState } from '@/components/ui/base/error-state';
import { Loading } from '@/components/ui/base/loading';
import { SelectField } from '@/components/ui/fields/select-field';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { ApiError } from '@/lib/api/api-error';
import { useTranslation } from '@/lib/i18n/i18n';
import { useViewAs, viewCausesQuery } from './admin-queries';
import { ReasonedForm } from './reasoned-form';

type Props = { userId: string; name: string; onClose: () => void };

/** Lists open items only, so that viewing requires a person who asked, or a case to decide. */
export const ViewAsDialog = ({ userId, name, onClose }: Props) => {
  const { t } = useTranslation(['admin-console', 'common']);
  const [chosen, setChosen] = useState<string | null>(null);
  const causes = useQuery(viewCausesQuery(userId));
  const view = useViewAs(userId);
  const title = t('viewAs.title', { name });
  const items = causes.data?.items ?? [];
  // The only item is preselected.
  const causeId = chosen ?? (items.length === 1 ? items[0]!.causeId : null);

  if (items.length === 0) {
    return (
      <Dialog opened onClose={onClose} title={title}>
        <Stack>
          {causes.isPending && <Loading label={t('viewAs.loading')} />}
          {causes.isError && <ErrorState error={causes.error} onRetry={() => void causes.refetch()} />}
          {causes.isSuccess && <p>{t('viewAs.noCause', { name })}</p>}
          <DialogActions>
            <Button variant="secondary" onClick={onClose}>
              {t('close')}
            </Button>
          </DialogActions>
        </Stack>
      </Dialog>
    );
  }
  const refused = view.error instanceof ApiError ? view.error.fields?.['causeId'] : undefined;
  return (
    <ReasonedForm
      title={title}
      label={t('viewAs.reason')}
      submitLabel={t('viewAs.start')}
      // The page closes once the grant exists.
      saving={view.isPending || view.isSuccess}
      problem={refused === undefined ? view.error?.message : undefined}
      isComplete={causeId !== null}
      onSubmit={(reason) => causeId !== null && view.mutate({ reason, causeId })}
      onClose={onClose}
    >
      {(missing) => (
        <>
          <p>{t('viewAs.text', { minutes: limits.viewAsMinutes })}</p>
          <MutedText>{t('viewAs.told')}</MutedText>
          <SelectField
            label={t('viewAs.cause')}
            required
            placeholder={t('viewAs.choose')}
            data={items.map(({ causeId: value, number, about }) => ({
              value,
              label: t('viewAs.causeOption', { number, about }),
            }))}
            value={causeId}
            onChange={setChosen}
            error={refused ?? missing(causeId === null)}
          />
        </>
      )}
    </ReasonedForm>
  );
};
