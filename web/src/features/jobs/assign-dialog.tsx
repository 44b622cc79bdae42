import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messages } from '@shared/messages';
import type { ManagedJob } from '@shared/model/job';
import type { TeamMember } from '@shared/model/organization';
import { teamRoleLabels } from '@shared/model/vocabulary';
import { Quiet, Stack } from '@/components/layout';
import { QueryGate } from '@/components/query-gate';
import { Button } from '@/components/ui/button';
import { Dialog, DialogActions } from '@/components/ui/dialog';
import { RadioCards } from '@/components/ui/radio-cards';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import { useTranslation } from '@/lib/i18n';
import { fullName, nameOf } from './job-names';
import { employerJobsQuery, useAssignJob } from './job-queries';

/** A larger team is searched. */
const teamInSight = 8;

type Props = { job: ManagedJob; onClose: () => void };

/** Chooses who of the team looks after a posting. */
export const AssignDialog = ({ job, onClose }: Props) => {
  const { t } = useTranslation('managing');
  const summary = useQuery(employerJobsQuery());
  return (
    <Dialog opened onClose={onClose} title={t('assign.title', { title: nameOf(job, t) })}>
      <QueryGate query={summary} loading={t('assign.loading')} rows={3}>
        {({ teamMembers }) => <Choice job={job} team={teamMembers} onClose={onClose} />}
      </QueryGate>
    </Dialog>
  );
};

const Choice = ({ job, team, onClose }: Props & { team: readonly TeamMember[] }) => {
  const { t } = useTranslation('managing');
  const [assigneeId, setAssigneeId] = useState(job.assignedTo);
  const [text, setText] = useState('');
  const assign = useAssignJob();
  const asked = text.trim().toLowerCase();
  const found = team.filter(({ profile }) => fullName(profile).toLowerCase().includes(asked));

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
    <Stack gap="l">
      {team.length > teamInSight && (
        <TextField
          type="search"
          label={t('assign.find')}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
      {found.length === 0 && <Quiet>{t('assign.none')}</Quiet>}
      <RadioCards
        label={t('assign.member')}
        value={assigneeId}
        onChange={setAssigneeId}
        data={found.map(({ user_id, role, department, profile }) => ({
          value: user_id,
          label: fullName(profile),
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
  );
};
