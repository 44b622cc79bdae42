import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from '@/lib/i18n';
import type * as z from 'zod';
import { limits } from '@shared/limits';
import { messages } from '@shared/messages';
import type { TeamRole } from '@shared/model/enumerations';
import { teamRoleLabels, teamRoles } from '@shared/model/vocabulary';
import { Stack } from '@/components/layout';
import { Button } from '@/components/ui/button';
import { Dialog, DialogActions } from '@/components/ui/dialog';
import { FormMessage } from '@/components/ui/form-message';
import { RadioCards } from '@/components/ui/radio-cards';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api';
import { applyServerErrors, useLazyForm } from '@/lib/form';
import { useIdempotencyKey } from '@/lib/idempotency-key';
import { useOneAtATime } from '@/lib/one-at-a-time';

type Invitation = { email: string; role: TeamRole; department: string };

const loadSchema = () =>
  import('@shared/api/organizations.routes').then(
    (module) =>
      module.organizationRoutes.inviteMember.body as z.ZodType<Invitation> as z.ZodType<Invitation, Invitation>,
  );

/** Invites somebody by e-mail. */
export const InviteDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('organization');
  const [problem, setProblem] = useState<string | null>(null);
  const keyFor = useIdempotencyKey();
  const oneAtATime = useOneAtATime();
  const form = useLazyForm<Invitation, Invitation>(loadSchema, { email: '', role: 'member', department: '' });
  const { errors } = form.formState;

  const invite = useMutation({
    mutationFn: (body: Invitation) => api('inviteMember', { body }, { idempotencyKey: keyFor(body) }),
    onSuccess: () => {
      toast.success(messages.invitationSent);
      onClose();
    },
    onError: (error) => {
      const text = applyServerErrors(form, error);
      setProblem(text === null ? null : text || messages.invitationFailed);
    },
  });
  const submit = form.handleSubmit(async (body) => {
    setProblem(null);
    // A refusal is shown by the mutation itself.
    await invite.mutateAsync(body).catch(() => undefined);
  });

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
          {problem !== null && <FormMessage kind="error">{problem}</FormMessage>}
          <TextField
            label={t('team.email')}
            type="email"
            required
            autoComplete="off"
            maxLength={limits.emailLength}
            error={errors.email?.message}
            {...form.register('email')}
          />
          <Controller
            control={form.control}
            name="role"
            render={({ field, fieldState }) => (
              <RadioCards
                name={field.name}
                value={field.value}
                onChange={field.onChange}
                onBlur={field.onBlur}
                label={t('team.role')}
                required
                data={teamRoles.map((role) => ({
                  value: role,
                  label: teamRoleLabels[role],
                  description: t(`invite.roles.${role}`),
                }))}
                error={fieldState.error?.message}
              />
            )}
          />
          <TextField
            label={t('team.department')}
            maxLength={limits.nameLength}
            error={errors.department?.message}
            {...form.register('department')}
          />
          <DialogActions>
            <Button variant="secondary" onClick={onClose}>
              {t('invite.cancel')}
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
