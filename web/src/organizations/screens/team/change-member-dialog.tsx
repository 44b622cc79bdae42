import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { limits } from '@shared/limits';
import { say } from '@/lib/i18n/notices';
import type { TeamRole } from '@shared/core/model/enumerations';
import type { TeamMember } from '@shared/organizations/model/organization';
import { Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { FormMessage } from '@/components/ui/fields/form-message';
import { TextField } from '@/components/ui/fields/text-field';
import { toast } from '@/components/ui/base/toast';
import { applyServerErrors } from '@/lib/forms/form';
import { useTranslation } from '@/lib/i18n/i18n';
import { useOneAtATime } from '@/lib/requests/one-at-a-time';
import { useChangeMember } from './team-queries';
import { nameOf } from './team-rules';
import { RoleChoice } from './role-choice';

type Change = { role: TeamRole; department: string };
type Props = { member: TeamMember; isLastAdmin: boolean; onClose: () => void };

export const ChangeMemberDialog = ({ member, isLastAdmin, onClose }: Props) => {
  const { t } = useTranslation('team');
  const [problem, setProblem] = useState<string | null>(null);
  const oneAtATime = useOneAtATime();
  const change = useChangeMember();
  const form = useForm<Change>({ defaultValues: { role: member.role, department: member.department } });

  const submit = form.handleSubmit(async (values) => {
    setProblem(null);
    try {
      await change.mutateAsync({ userId: member.user_id, ...values });
      toast.success(say('roleUpdated'));
      onClose();
    } catch (error) {
      setProblem(applyServerErrors(form, error));
    }
  });

  return (
    <Dialog opened onClose={onClose} title={t('change.title', { name: nameOf(member) })}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void oneAtATime(submit);
        }}
        noValidate
        aria-busy={change.isPending}
      >
        <Stack>
          {problem !== null && <FormMessage kind="error">{problem}</FormMessage>}
          <Controller
            control={form.control}
            name="role"
            render={({ field, fieldState }) => (
              <RoleChoice
                name={field.name}
                value={field.value}
                onChange={field.onChange}
                onBlur={field.onBlur}
                locked={isLastAdmin ? t('lastAdmin.role') : undefined}
                error={fieldState.error?.message}
              />
            )}
          />
          <TextField
            label={t('columns.department')}
            maxLength={limits.nameLength}
            error={form.formState.errors.department?.message}
            {...form.register('department')}
          />
          <DialogActions>
            <Button variant="secondary" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" loading={change.isPending}>
              {t('change.save')}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
};
