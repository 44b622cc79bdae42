import { useState } from 'react';
import { useTranslation } from '@/lib/i18n';
import { messages } from '@shared/messages';
import { teamRoleLabels } from '@shared/model/vocabulary';
import type { ManagedJob } from '@shared/model/job';
import type { TeamMember } from '@shared/model/organization';
import { Stack } from '@/components/layout';
import { Button } from '@/components/ui/button';
import { Dialog, DialogActions } from '@/components/ui/dialog';
import { RadioCards } from '@/components/ui/radio-cards';
import { toast } from '@/components/ui/toast';
import { useAssignJob } from './job-queries';

/** Chooses who of the team looks after a posting. */
export const AssignDialog = ({
  job,
  team,
  onClose,
}: {
  job: ManagedJob;
  team: readonly TeamMember[];
  onClose: () => void;
}) => {
  const { t } = useTranslation('jobs');
  const [assigneeId, setAssigneeId] = useState(job.assignedTo);
  const assign = useAssignJob();

  const submit = () => {
    if (assigneeId === null || assign.isPending) return;
    assign.mutate(
      { jobId: job.jobId, assigneeId },
      {
        onSuccess: () => {
          toast.success(messages.jobAssigned);
          onClose();
        },
        onError: () => toast.error(messages.jobAssignFailed),
      },
    );
  };

  return (
    <Dialog opened onClose={onClose} title={t('assign.title', { title: job.title || t('manage.untitled') })}>
      <Stack gap="l">
        <RadioCards
          label={t('assign.member')}
          value={assigneeId}
          onChange={setAssigneeId}
          data={team.map(({ user_id, role, department, profile }) => ({
            value: user_id,
            label: `${profile.first_name} ${profile.last_name}`.trim(),
            description: [teamRoleLabels[role], department].filter(Boolean).join(', '),
          }))}
        />
        <DialogActions>
          <Button variant="quiet" onClick={onClose}>
            {t('assign.cancel')}
          </Button>
          <Button loading={assign.isPending} disabled={assigneeId === null} onClick={submit}>
            {t('assign.submit')}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
};
