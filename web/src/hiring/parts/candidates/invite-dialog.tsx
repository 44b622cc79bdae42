import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { limits } from '@shared/limits';
import { paths } from '@shared/paths';
import { MutedText, Stack } from '@/components/layout';
import { QueryGate } from '@/components/records/query-gate';
import { Button } from '@/components/ui/base/button';
import { ButtonLink } from '@/components/ui/base/button-link';
import { toast } from '@/components/ui/base/toast';
import { TextAreaField } from '@/components/ui/editing/text-area-field';
import { EmptyState } from '@/components/ui/empty-state';
import { FormMessage } from '@/components/ui/fields/form-message';
import { SelectField } from '@/components/ui/fields/select-field';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { managedJobsQuery } from '@/hiring/parts/jobs/job-queries';
import { api } from '@/lib/api/api';
import { useTranslation } from '@/lib/i18n/i18n';
import { say } from '@/lib/i18n/notices';
import { readAgain } from '@/lib/requests/query-of';

type Job = { jobId: string; title: string };
type Person = { userId: string; displayName: string };
type Props = { person: Person; job?: Job | undefined; onClose: () => void };

export const InviteDialog = ({ person, job, onClose }: Props) => {
  const { t } = useTranslation('candidates');
  return (
    <Dialog opened onClose={onClose} title={t('invite.titleOf', { name: person.displayName })}>
      {job ? (
        <InviteForm person={person} jobs={[job]} onClose={onClose} />
      ) : (
        <OwnJobs person={person} onClose={onClose} />
      )}
    </Dialog>
  );
};

const OwnJobs = (props: Omit<Props, 'job'>) => {
  const { t } = useTranslation('candidates');
  const jobs = useQuery(managedJobsQuery({ status: 'active' }));
  return (
    <QueryGate query={jobs} loading={t('invite.loadingJobs')} rows={2}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState
            title={t('invite.noJobs')}
            text={t('invite.noJobsText')}
            action={<ButtonLink to={paths.postJob}>{t('invite.post')}</ButtonLink>}
          />
        ) : (
          <InviteForm {...props} jobs={items} />
        )
      }
    </QueryGate>
  );
};

const useInvite = ({ person, onClose }: Pick<Props, 'person' | 'onClose'>) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ jobId, message }: { jobId: string; message: string }) =>
      api('inviteToApply', { params: { jobId, userId: person.userId }, body: { message } }),
    onSuccess: ({ isNew }) => {
      const name = person.displayName;
      toast.success(isNew ? say('invitationToApplySent', { name }) : say('invitedBefore', { name }));
      onClose();
      void readAgain(queryClient, ['recommendProfessionals', 'listJobInvitations']);
    },
  });
};

const InviteForm = ({ person, jobs, onClose }: Omit<Props, 'job'> & { jobs: readonly Job[] }) => {
  const { t } = useTranslation('candidates');
  const [only] = jobs;
  const [jobId, setJobId] = useState(jobs.length === 1 ? (only?.jobId ?? null) : null);
  const [message, setMessage] = useState('');
  const [missing, setMissing] = useState(false);
  const invite = useInvite({ person, onClose });

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setMissing(jobId === null);
    if (jobId !== null && !invite.isPending) invite.mutate({ jobId, message: message.trim() });
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {invite.isError && <FormMessage kind="error">{invite.error.message}</FormMessage>}
        {jobs.length === 1 && only ? (
          <p>{t('invite.forJob', { jobTitle: only.title })}</p>
        ) : (
          <SelectField
            label={t('invite.job')}
            required
            placeholder={t('invite.chooseJob')}
            data={jobs.map(({ jobId: value, title }) => ({ value, label: title }))}
            value={jobId}
            onChange={setJobId}
            error={missing && jobId === null ? say('required') : undefined}
          />
        )}
        <TextAreaField
          label={t('invite.message')}
          description={t('invite.messageHint')}
          rows={4}
          maxLength={limits.jobInvitationMessageLength}
          value={message}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
        <MutedText>{t('invite.once')}</MutedText>
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
  );
};
