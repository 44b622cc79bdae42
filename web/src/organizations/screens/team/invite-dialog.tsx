import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from '@/lib/i18n/i18n';
import type * as z from 'zod';
import type { InvitationForm } from '@shared/organizations/api/organizations.routes';
import { limits } from '@shared/limits';
import type { NoticeKey } from '@shared/text/notice';
import { say } from '@/lib/i18n/notices';
import { Columns, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { PlanUseNote } from '@/money/parts/billing/plan-use-note';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { FormMessage } from '@/components/ui/fields/form-message';
import { TextField } from '@/components/ui/fields/text-field';
import { toast } from '@/components/ui/base/toast';
import { applyServerErrors, useLazyForm } from '@/lib/forms/form';
import { useOneAtATime } from '@/lib/requests/one-at-a-time';
import { RoleChoice } from './role-choice';
import { useInvite } from './team-queries';

const loadSchema = () =>
  import('@shared/organizations/api/organizations.routes').then(
    (module) => module.InvitationForm as z.ZodType<InvitationForm> as z.ZodType<InvitationForm, InvitationForm>,
  );
const empty: InvitationForm = { firstName: '', lastName: '', email: '', role: 'member', department: '' };
const requiredFields = ['firstName', 'lastName', 'email'] as const;

export const InviteDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('team');
  const [problem, setProblem] = useState<string | null>(null);
  const oneAtATime = useOneAtATime();
  const invite = useInvite();
  const form = useLazyForm(loadSchema, empty);
  const { errors } = form.formState;
  /** The form-level message covers all required fields; individual fields use a shorter one. */
  const errorOf = (name: keyof InvitationForm): string | undefined => {
    const error = errors[name];
    return error?.type === ('invitationFieldsRequired' satisfies NoticeKey) ? say('required') : error?.message;
  };

  const submit = form.handleSubmit(
    async (body) => {
      setProblem(null);
      try {
        await invite.mutateAsync(body);
        toast.success(say('invitationSent'));
        onClose();
      } catch (error) {
        const text = applyServerErrors(form, error);
        setProblem(text === null ? null : text || say('invitationFailed'));
      }
    },
    () => {
      const isMissing = requiredFields.some((name) => form.getValues(name).trim() === '');
      setProblem(isMissing ? say('invitationFieldsRequired') : null);
    },
  );

  return (
    <Dialog opened onClose={onClose} title={t('invite.title')}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void oneAtATime(submit);
        }}
        noValidate
        aria-busy={invite.isPending}
      >
        <Stack>
          <p>{t('invite.text', { count: limits.invitationDays })}</p>
          <PlanUseNote feature="teamSeats" />
          {problem !== null && <FormMessage kind="error">{problem}</FormMessage>}
          <Columns>
            <TextField
              label={t('invite.firstName')}
              required
              autoComplete="off"
              maxLength={limits.nameLength}
              error={errorOf('firstName')}
              {...form.register('firstName')}
            />
            <TextField
              label={t('invite.lastName')}
              required
              autoComplete="off"
              maxLength={limits.nameLength}
              error={errorOf('lastName')}
              {...form.register('lastName')}
            />
          </Columns>
          <TextField
            label={t('columns.email')}
            type="email"
            required
            autoComplete="off"
            maxLength={limits.emailLength}
            error={errorOf('email')}
            {...form.register('email')}
          />
          <Controller
            control={form.control}
            name="role"
            render={({ field, fieldState }) => (
              <RoleChoice
                name={field.name}
                value={field.value}
                onChange={field.onChange}
                onBlur={field.onBlur}
                error={fieldState.error?.message}
              />
            )}
          />
          <TextField
            label={t('columns.department')}
            autoComplete="off"
            maxLength={limits.nameLength}
            error={errorOf('department')}
            {...form.register('department')}
          />
          <DialogActions>
            <Button variant="secondary" onClick={onClose}>
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
