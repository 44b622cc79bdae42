import { useState } from 'react';
import { limits } from '@shared/limits';
import { staffRoles, type StaffRole } from '@shared/trust/rules/staff-permissions';
import type { StaffMember } from '@shared/trust/model/staff';
import { Stack } from '@/components/layout';
import { ReasonDialog } from '@/components/reason-dialog';
import { toast } from '@/components/ui/base/toast';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { Fieldset } from '@/components/ui/fields/fieldset';
import { TextField } from '@/components/ui/fields/text-field';
import { ApiError } from '@/lib/api/api';
import { useTranslation } from '@/lib/i18n/i18n';
import { useAddStaff, useChangeStaff, useRemoveStaff } from './admin-queries';
import { ReasonedForm } from './reasoned-form';

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

const nameOf = ({ firstName, lastName }: StaffMember): string => `${firstName} ${lastName}`.trim();

/** A newer version is already shown in the list. */
const problemOf = (error: Error | null, changed: string): string | undefined => {
  if (!error) return undefined;
  return error instanceof ApiError && error.code === 'STALE_VERSION' ? changed : error.message;
};

export const AddStaffDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('admin-console');
  const [email, setEmail] = useState('');
  const [roles, setRoles] = useState<StaffRole[]>(['support']);
  const add = useAddStaff();
  const address = email.trim();
  const refused = add.error instanceof ApiError ? add.error.fields?.['email'] : undefined;
  return (
    <ReasonedForm
      title={t('staff.add')}
      label={t('reason')}
      submitLabel={t('staff.add')}
      saving={add.isPending}
      problem={refused === undefined ? add.error?.message : undefined}
      isComplete={address !== '' && roles.length > 0}
      onSubmit={(reason) =>
        add.mutate(
          { email: address, roles, reason },
          {
            onSuccess: () => {
              toast.success(t('staff.added'));
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    >
      {(missing) => (
        <>
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
        </>
      )}
    </ReasonedForm>
  );
};

type MemberProps = { member: StaffMember; onClose: () => void };

export const ChangeStaffDialog = ({ member, onClose }: MemberProps) => {
  const { t } = useTranslation('admin-console');
  const [roles, setRoles] = useState<StaffRole[]>([...member.roles]);
  const change = useChangeStaff(member.userId);
  return (
    <ReasonedForm
      title={t('staff.changeTitle', { name: nameOf(member) })}
      label={t('reason')}
      submitLabel={t('staff.save')}
      saving={change.isPending}
      problem={problemOf(change.error, t('changedMeanwhile'))}
      isComplete={roles.length > 0}
      onSubmit={(reason) =>
        change.mutate(
          { roles, reason, version: member.version },
          {
            onSuccess: () => {
              toast.success(t('staff.saved'));
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    >
      {(missing) => <Roles chosen={roles} onChange={setRoles} error={missing(roles.length === 0)} />}
    </ReasonedForm>
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
