import { useState } from 'react';
import { Controller } from 'react-hook-form';
import type * as z from 'zod';
import { limits } from '@shared/limits';
import { professions, type Profession } from '@shared/people/model/healthcare-vocabulary';
import type { Location } from '@shared/work/model/location';
import type { OwnStaffInvite } from '@shared/work/model/own-staff';
import { ownStaffLimits } from '@shared/work/limits/own-staff-limits';
import { Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { PickListField } from '@/components/ui/editing/pick-list-field';
import { FormMessage } from '@/components/ui/fields/form-message';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { applyServerErrors, useLazyForm } from '@/lib/forms/form';
import { useTranslation } from '@/lib/i18n/i18n';
import { useOneAtATime } from '@/lib/requests/one-at-a-time';
import { useInviteStaff } from './own-staff-queries';
import { unitsText } from './units-text';

type Values = Omit<OwnStaffInvite, 'profession'> & { profession: Profession | null };

const loadSchema = () =>
  import('@shared/work/model/own-staff').then(
    (module) => module.OwnStaffInvite as z.ZodType<OwnStaffInvite> as z.ZodType<OwnStaffInvite, Values>,
  );

const empty: Values = { name: '', email: '', profession: null, unitIds: [] };

type Props = { locations: readonly Location[]; onClose: () => void };

/** One person by email. */
export const InviteStaffDialog = ({ locations, onClose }: Props) => {
  const { t } = useTranslation(['own-staff', 'labels/professions']);
  const [problem, setProblem] = useState<string | null>(null);
  const oneAtATime = useOneAtATime();
  const invite = useInviteStaff();
  const form = useLazyForm(loadSchema, empty);
  const { errors } = form.formState;
  const units = locations.flatMap((location) => location.units);
  const submit = form.handleSubmit(async (person) => {
    setProblem(null);
    try {
      const { invited, problems } = await invite.mutateAsync({ people: [person] });
      const [found] = problems;
      if (found) return setProblem(t(`problem.${found.problem}`));
      toast.success(t('invite.sent', { count: invited }));
      return onClose();
    } catch (error) {
      const text = applyServerErrors(form, error);
      return setProblem(text || (error as Error).message);
    }
  });
  return (
    <Dialog opened onClose={onClose} title={t('invite.title')}>
      <form
        noValidate
        aria-busy={invite.isPending}
        onSubmit={(event) => {
          event.preventDefault();
          void oneAtATime(submit);
        }}
      >
        <Stack>
          <p>{t('invite.text', { count: limits.invitationDays })}</p>
          {problem !== null && <FormMessage kind="error">{problem}</FormMessage>}
          <TextField
            label={t('columns.name')}
            required
            autoComplete="off"
            maxLength={ownStaffLimits.nameLength}
            error={errors.name?.message}
            {...form.register('name')}
          />
          <TextField
            label={t('columns.email')}
            type="email"
            required
            autoComplete="off"
            maxLength={limits.emailLength}
            error={errors.email?.message}
            {...form.register('email')}
          />
          <Controller
            control={form.control}
            name="profession"
            render={({ field, fieldState }) => (
              <SelectField
                {...field}
                label={t('columns.profession')}
                required
                placeholder={t('choose')}
                data={professions.map((value) => ({ value, label: t(`profession.${value}`) }))}
                error={fieldState.error?.message}
              />
            )}
          />
          <Controller
            control={form.control}
            name="unitIds"
            render={({ field, fieldState }) => (
              <PickListField
                {...field}
                label={t('columns.units')}
                description={t('invite.unitsHint')}
                placeholder={t('choose')}
                data={units.map(({ unitId }) => ({ value: unitId, label: unitsText([unitId], locations, t) }))}
                labelOf={(unitId) => unitsText([unitId], locations, t)}
                removeLabel={(name) => t('invite.removeUnit', { name })}
                error={fieldState.error?.message}
              />
            )}
          />
          <DialogActions>
            <Button variant="quiet" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" loading={invite.isPending}>
              {t('invite.send')}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
};
