import { useState } from 'react';
import { say } from '@/lib/i18n/notices';
import type { TeamMember } from '@shared/model/organization';
import { Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { FormMessage } from '@/components/ui/fields/form-message';
import { SelectField } from '@/components/ui/fields/select-field';
import { toast } from '@/components/ui/base/toast';
import { useTranslation } from '@/lib/i18n/i18n';
import { useSession } from '@/lib/auth/session';
import { useTransferAdministration } from './team-queries';
import { nameOf } from './team-rules';

type Props = { members: readonly TeamMember[]; preselected?: string; onClose: () => void };

export const TransferDialog = ({ members, preselected, onClose }: Props) => {
  const { t } = useTranslation(['team', 'labels/hiring']);
  const { me } = useSession();
  const [successor, setSuccessor] = useState<string | null>(preselected ?? null);
  const [problem, setProblem] = useState<string | null>(null);
  const transfer = useTransferAdministration();
  const others = members.filter(({ user_id }) => user_id !== me?.userId);

  const confirm = () => {
    if (transfer.isPending) return;
    if (successor === null) {
      setProblem(say('transferToOther'));
      return;
    }
    transfer.mutate(successor, {
      onSuccess: () => {
        toast.success(say('administrationTransferred'));
        onClose();
      },
      onError: (error) => setProblem(error.message),
    });
  };

  return (
    <Dialog opened onClose={onClose} title={t('transfer.title')}>
      <Stack>
        <p>{t('transfer.text')}</p>
        {problem !== null && <FormMessage kind="error">{problem}</FormMessage>}
        <SelectField
          label={t('transfer.to')}
          required
          placeholder={t('transfer.choose')}
          data={others.map((member) => ({
            value: member.user_id,
            label: `${nameOf(member)}, ${t(`teamRole.${member.role}`)}`,
          }))}
          value={successor}
          onChange={setSuccessor}
        />
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button loading={transfer.isPending} onClick={confirm}>
            {t('transfer.confirm')}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
};
