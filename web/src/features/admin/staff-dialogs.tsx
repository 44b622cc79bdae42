import { type SubmitEvent, useState } from 'react';
import { limits } from '@shared/limits';
import { staffRoles, type StaffRole } from '@shared/domain/staff-permissions';
import type { StaffMember } from '@shared/model/staff';
import { Stack } from '@/components/layout';
import { ReasonDialog } from '@/components/reason-dialog';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { TextAreaField } from '@/components/ui/editing/text-area-field';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { Fieldset } from '@/components/ui/fields/fieldset';
import { FormMessage } from '@/components/ui/fields/form-message';
import { TextField } from '@/components/ui/fields/text-field';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { ApiError } from '@/lib/api/api';
import { say } from '@/lib/i18n/notices';
import { useTranslation } from '@/lib/i18n/i18n';
import { useAddStaff, useChangeStaff, useRemoveStaff } from './admin-queries';

type RolesProps = { chosen: readonly StaffRole[]; onChange: (roles: StaffRole[]) => void; error: string | undefined };

const Roles = ({ chosen, onChange, error }: RolesProps) => {
  const { t } = useTranslation('admin-console');
  return (
    <Fieldset label={t('staff.roles')} required {...(error !== undefined && { error })}>
      <Stack gap="xs">
        {staffRoles.map((role) => (
          <CheckboxField
            key={role}
            label={t(`role.${role}`)}
            description={t(`roleText.${role}`)}
            checked={chosen.includes(role)}
            onChange={(event) =>
              onChange(staffRoles.filter((it) => (it === role ? event.currentTarget.checked : chosen.includes(it))))
            }
          />
        ))}
      </Stack>
    </Fieldset>
  );
};

const useReason = () => {
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const given = reason.trim();
  const missing = (empty: boolean): string | undefined => (tried && empty ? say('required') : undefined);
  return { reason, setReason, given, setTried, missing };
};

const nameOf = ({ firstName, lastName }: StaffMember): string => `${firstName} ${lastName}`.trim();

/** A newer version is shown in the list by then. */
const problemOf = (error: Error | null, changed: string): string | undefined => {
  if (!error) return undefined;
  return error instanceof ApiError && error.code === 'STALE_VERSION' ? changed : error.message;
};

export const AddStaffDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation(['admin-console', 'common']);
  const [email, setEmail] = useState('');
  const [roles, setRoles] = useState<StaffRole[]>(['support']);
  const { reason, setReason, given, setTried, missing } = useReason();
  const add = useAddStaff();
  const address = email.trim();
  const refused = add.error instanceof ApiError ? add.error.fields?.['email'] : undefined;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (add.isPending || address === '' || roles.length === 0 || given === '') return;
    add.mutate(
      { email: address, roles, reason: given },
      {
        onSuccess: () => {
          toast.success(t('staff.added'));
          onClose();
        },
      },
    );
  };

  return (
    <Dialog opened onClose={onClose} title={t('staff.add')}>
      <form onSubmit={submit} noValidate>
        <Stack>
          {add.isError && refused === undefined && <FormMessage kind="error">{add.error.message}</FormMessage>}
          <p>{t('staff.addText')}</p>
          <TextField
            label={t('people.email')}
            type="email"
            required
            autoComplete="off"
            maxLength={limits.emailLength}
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
            error={refused ?? missing(address === '')}
          />
          <Roles chosen={roles} onChange={setRoles} error={missing(roles.length === 0)} />
          <TextAreaField
            label={t('reason')}
            required
            rows={3}
            maxLength={limits.reasonLength}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            error={missing(given === '')}
          />
          <DialogActions>
            <Button variant="secondary" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" loading={add.isPending}>
              {t('staff.add')}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
};

type MemberProps = { member: StaffMember; onClose: () => void };

export const ChangeStaffDialog = ({ member, onClose }: MemberProps) => {
  const { t } = useTranslation(['admin-console', 'common']);
  const [roles, setRoles] = useState<StaffRole[]>([...member.roles]);
  const { reason, setReason, given, setTried, missing } = useReason();
  const change = useChangeStaff(member.userId);
  const problem = problemOf(change.error, t('changedMeanwhile'));

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (change.isPending || roles.length === 0 || given === '') return;
    change.mutate(
      { roles, reason: given, version: member.version },
      {
        onSuccess: () => {
          toast.success(t('staff.saved'));
          onClose();
        },
      },
    );
  };

  return (
    <Dialog opened onClose={onClose} title={t('staff.changeTitle', { name: nameOf(member) })}>
      <form onSubmit={submit} noValidate>
        <Stack>
          {problem !== undefined && <FormMessage kind="error">{problem}</FormMessage>}
          <Roles chosen={roles} onChange={setRoles} error={missing(roles.length === 0)} />
          <TextAreaField
            label={t('reason')}
            required
            rows={3}
            maxLength={limits.reasonLength}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            error={missing(given === '')}
          />
          <DialogActions>
            <Button variant="secondary" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" loading={change.isPending}>
              {t('staff.save')}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
};

export const RemoveStaffDialog = ({ member, onClose }: MemberProps) => {
  const { t } = useTranslation('admin-console');
  const removal = useRemoveStaff(member.userId);
  return (
    <ReasonDialog
      title={t('staff.removeTitle', { name: nameOf(member) })}
      text={t('staff.removeText')}
      label={t('reason')}
      confirmLabel={t('staff.remove')}
      required
      danger
      saving={removal.isPending}
      problem={problemOf(removal.error, t('changedMeanwhile'))}
      onSubmit={(reason) =>
        removal.mutate(
          { reason, version: member.version },
          {
            onSuccess: () => {
              toast.success(t('staff.removed'));
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    />
  );
};
