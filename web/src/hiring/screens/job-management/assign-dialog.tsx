import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { say } from '@/lib/i18n/notices';
import type { ManagedJob } from '@shared/hiring/model/job';
import type { TeamMember } from '@shared/organizations/model/organization';
import { MutedText, Stack } from '@/components/layout';
import { QueryGate } from '@/components/records/query-gate';
import { Button } from '@/components/ui/base/button';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { RadioCards } from '@/components/ui/fields/radio-cards';
import { TextField } from '@/components/ui/fields/text-field';
import { toast } from '@/components/ui/base/toast';
import { useTranslation } from '@/lib/i18n/i18n';
import { fullName, nameOf } from '@/hiring/parts/jobs/labels/job-names';
import { employerJobsQuery, useAssignJob } from '@/hiring/parts/jobs/job-queries';

/** Larger teams get a search field. */
const teamInSight = 8;

/** Radio values are strings; no user ID is empty. */
const unassigned = '';

type Props = { job: ManagedJob; onClose: () => void };

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
  const { t } = useTranslation(['managing', 'labels/hiring']);
  const [assigneeId, setAssigneeId] = useState(job.assignedTo ?? unassigned);
  const [text, setText] = useState('');
  const assign = useAssignJob();
  const asked = text.trim().toLowerCase();
  const found = team.filter(({ profile }) => fullName(profile).toLowerCase().includes(asked));

  const submit = () => {
    if (assign.isPending) return;
    assign.mutate(
      { jobId: job.jobId, assigneeId: assigneeId === unassigned ? null : assigneeId },
      {
        onSuccess: () => {
          toast.success(assigneeId === unassigned ? say('jobUnassigned') : say('jobAssigned'));
          onClose();
        },
        onError: () => toast.error(say('jobAssignFailed')),
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
      {found.length === 0 && <MutedText>{t('assign.none')}</MutedText>}
      <RadioCards
        label={t('assign.member')}
        value={assigneeId}
        onChange={setAssigneeId}
        data={[
          { value: unassigned, label: t('unassigned'), description: t('assign.unassignedHint') },
          ...found.map(({ user_id, role, department, profile }) => ({
            value: user_id,
            label: fullName(profile),
            description: [t(`teamRole.${role}`), department].filter(Boolean).join(', '),
          })),
        ]}
      />
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {t('assign.cancel')}
        </Button>
        <Button loading={assign.isPending} disabled={assigneeId === (job.assignedTo ?? unassigned)} onClick={submit}>
          {t(job.assignedTo && assigneeId === unassigned ? 'assign.unassign' : 'assign.submit')}
        </Button>
      </DialogActions>
    </Stack>
  );
};
