import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { TeamMember } from '@shared/organizations/model/organization';
import type { HandOver } from '@shared/organizations/model/organization-closing';
import {
  rolesAfterHandOver,
  type RoleAfterHandOver,
} from '@shared/organizations/model/organization-closing-vocabulary';
import { Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { FormMessage } from '@/components/ui/fields/form-message';
import { PasswordField } from '@/components/ui/fields/password-field';
import { RadioCards } from '@/components/ui/fields/radio-cards';
import { SelectField } from '@/components/ui/fields/select-field';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { api } from '@/lib/api/api';
import { ApiError } from '@/lib/api/api-error';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';
import { say } from '@/lib/i18n/notices';
import { readAgain } from '@/lib/requests/query-of';

type Props = { members: readonly TeamMember[]; preselected?: string; onClose: () => void };
type Problem = { field: 'successor' | 'password' | null; text: string };

const nameOf = ({ profile }: TeamMember): string =>
  `${profile.first_name} ${profile.last_name}`.trim() || profile.email;

const useHandOver = () => {
  const queryClient = useQueryClient();
  const { refresh } = useSession();
  return useMutation({
    mutationFn: (body: HandOver) => api('transferAdministration', { body }),
    onSuccess: async () => {
      await refresh();
      await readAgain(queryClient, ['listTeamMembers', 'getTeamTwoFactor']);
    },
    // The team may have changed meanwhile.
    onError: () => readAgain(queryClient, ['listTeamMembers']),
  });
};

/** Another member becomes an administrator, and the reader steps back, in one write. */
export const HandOverDialog = ({ members, preselected, onClose }: Props) => {
  const { t } = useTranslation(['team', 'labels/hiring']);
  const { me } = useSession();
  const [successor, setSuccessor] = useState<string | null>(preselected ?? null);
  const [ownRole, setOwnRole] = useState<RoleAfterHandOver>('manager');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const handOver = useHandOver();
  const others = members.filter(({ user_id }) => user_id !== me?.userId);
  const chosen = others.find(({ user_id }) => user_id === successor);
  const roleLabel = (role: RoleAfterHandOver) => (role === 'none' ? t('transfer.leave') : t(`teamRole.${role}`));
  const errorOf = (field: Problem['field']) => (problem?.field === field ? problem.text : undefined);

  const confirm = () => {
    if (handOver.isPending) return;
    if (!chosen) return setProblem({ field: 'successor', text: say('transferToOther') });
    if (!password) return setProblem({ field: 'password', text: say('required') });
    setProblem(null);
    handOver.mutate(
      { userId: chosen.user_id, ownRole, password },
      {
        onSuccess: () => {
          toast.success(say('administrationTransferred'));
          onClose();
        },
        onError: (error) => {
          const isPassword = error instanceof ApiError && error.code === 'WRONG_PASSWORD';
          setProblem({ field: isPassword ? 'password' : null, text: error.message });
        },
      },
    );
  };

  return (
    <Dialog opened onClose={onClose} title={t('transfer.title')}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
      >
        <Stack>
          <p>{chosen ? t('transfer.named', { name: nameOf(chosen) }) : t('transfer.text')}</p>
          {problem?.field === null && <FormMessage kind="error">{problem.text}</FormMessage>}
          <SelectField
            label={t('transfer.to')}
            required
            placeholder={t('transfer.choose')}
            data={others.map((member) => ({
              value: member.user_id,
              label: `${nameOf(member)}, ${t(`teamRole.${member.role}`)}`,
            }))}
            value={successor}
            error={errorOf('successor')}
            onChange={setSuccessor}
          />
          <RadioCards
            label={t('transfer.ownRole')}
            required
            data={rolesAfterHandOver.map((role) => ({
              value: role,
              label: roleLabel(role),
              description: role === 'none' ? t('transfer.leaveText') : t(`roles.${role}.short`),
            }))}
            value={ownRole}
            onChange={setOwnRole}
          />
          {/* For password managers. */}
          <input type="email" autoComplete="username" value={me?.email ?? ''} readOnly hidden />
          <PasswordField
            label={t('transfer.password')}
            required
            value={password}
            error={errorOf('password')}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <DialogActions>
            <Button variant="secondary" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" loading={handOver.isPending}>
              {t('transfer.confirm')}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
};
