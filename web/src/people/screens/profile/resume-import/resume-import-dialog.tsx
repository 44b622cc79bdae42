import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useFormContext } from 'react-hook-form';
import { inMegabytes, limits } from '@shared/limits';
import type { ResumeFile } from '@shared/people/model/professional';
import type { ResumeReading } from '@shared/people/model/resume-reading';
import { FileDrop } from '@/components/file-drop/file-drop';
import { Stack } from '@/components/layout';
import { Meter } from '@/components/records/meter';
import { Button } from '@/components/ui/base/button';
import { Loading } from '@/components/ui/base/loading';
import { toast } from '@/components/ui/base/toast';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { FormMessage } from '@/components/ui/fields/form-message';
import { myProfileQuery, patchMyProfile } from '@/people/parts/profile/profile-queries';
import { acceptedResumes, useResumeUpload } from '@/people/parts/profile/use-resume-upload';
import { api } from '@/lib/api/api';
import { useTranslation } from '@/lib/i18n/i18n';
import type { ProfileValues } from '../form/profile-values';
import { withChosen } from './proposals';
import { ProposalList } from './proposal-list';

type Props = { onTaken: () => void; onClose: () => void };

/** Rendered outside the profile form, which it would otherwise submit. */
export const ResumeImportDialog = ({ onTaken, onClose }: Props) => {
  const { t } = useTranslation('resume-import');
  const form = useFormContext<ProfileValues>();
  const reading = useMutation({ mutationFn: () => api('readMyResume') });

  const take = (proposed: ProfileValues, chosen: ReadonlySet<string>): void => {
    for (const [name, value] of Object.entries(withChosen(form.getValues(), proposed, chosen)))
      form.setValue(name as keyof ProfileValues, value, { shouldDirty: true });
    toast.success(t('added', { count: chosen.size }));
    onTaken();
    onClose();
  };

  return createPortal(
    <Dialog opened onClose={onClose} title={t('title')}>
      {reading.data ? (
        <ProposalList reading={reading.data} now={form.getValues()} onTake={take} onClose={onClose} />
      ) : (
        <ChooseResume reading={reading} onClose={onClose} />
      )}
    </Dialog>,
    document.body,
  );
};

type Reading = ReturnType<typeof useMutation<ResumeReading>>;

const ChooseResume = ({ reading, onClose }: { reading: Reading; onClose: () => void }) => {
  const { t } = useTranslation('resume-import');
  const queryClient = useQueryClient();
  const stored = useQuery({ ...myProfileQuery(), enabled: false }).data?.resume ?? null;
  const [resume, setResume] = useState<ResumeFile | null>(stored);
  const upload = useResumeUpload((sent) => {
    setResume(sent);
    patchMyProfile(queryClient, { resume: sent });
    reading.mutate();
  });
  if (reading.isPending) return <Loading label={t('reading')} />;
  return (
    <Stack gap="l">
      <p>{t('text')}</p>
      {reading.error && <FormMessage kind="error">{reading.error.message}</FormMessage>}
      {upload.problem !== null && <FormMessage kind="error">{upload.problem}</FormMessage>}
      <FileDrop
        buttonLabel={t(resume ? 'chooseOther' : 'choose')}
        fileLabel={t('file')}
        accept={acceptedResumes}
        busy={upload.uploading}
        onFile={(file) => {
          reading.reset();
          upload.send(file);
        }}
      >
        {t('rules', { megabytes: inMegabytes(limits.documentBytes), pages: limits.resumePagesRead })}
      </FileDrop>
      {upload.uploading && <Meter label={t('uploading')} percent={upload.percent} />}
      <DialogActions>
        <Button variant="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
        {resume && !upload.uploading && (
          <Button onClick={() => reading.mutate()}>
            {t(reading.error ? 'readAgain' : 'readStored', { file: resume.fileName })}
          </Button>
        )}
      </DialogActions>
    </Stack>
  );
};
