import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download, FileText, WandSparkles } from 'lucide-react';
import { useState } from 'react';
import type { ResumeFile } from '@shared/people/model/professional';
import { limits } from '@shared/limits';
import { FileButton } from '@/components/file-drop/file-button';
import { FileDrop } from '@/components/file-drop/file-drop';
import { MutedText, Row, Stack } from '@/components/layout';
import { Meter } from '@/components/records/meter';
import { Button } from '@/components/ui/base/button';
import { ConfirmDialog } from '@/components/ui/records/confirm-dialog';
import { FormMessage } from '@/components/ui/fields/form-message';
import { toast } from '@/components/ui/base/toast';
import { api } from '@/lib/api/api';
import { bytesPerMegabyte, fileSize, formatDate } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { say } from '@/lib/i18n/notices';
import { useTranslation } from '@/lib/i18n/i18n';
import { patchMyProfile } from './profile-queries';
import { saveDownload } from '@/lib/files/save-download';
import { acceptedResumes, useResumeUpload } from './use-resume-upload';
import styles from './resume-field.module.css';

type Props = { resume: ResumeFile | null; onChange?: (resume: ResumeFile | null) => void };

const useResume = ({ resume, onChange }: Props) => {
  const queryClient = useQueryClient();
  const [shown, setShown] = useState(resume);
  const [given, setGiven] = useState(resume);
  if (given !== resume) {
    setGiven(resume);
    setShown(resume);
  }

  const show = (next: ResumeFile | null, text: string) => {
    setShown(next);
    patchMyProfile(queryClient, { resume: next });
    onChange?.(next);
    toast.success(text);
  };
  const upload = useResumeUpload((stored) => show(stored, say('resumeSaved')));
  const removal = useMutation({
    mutationFn: () => api('removeResume'),
    onSuccess: () => show(null, say('resumeRemoved')),
    onError: (error) => toast.error(error.message),
  });
  return { shown, upload, removal };
};

export const ResumeField = (props: Props) => {
  const { t } = useTranslation('files');
  const { shown, upload, removal } = useResume(props);
  const [asking, setAsking] = useState(false);
  const sizeLimit = limits.documentBytes / bytesPerMegabyte;

  return (
    <>
      <Stack gap="s">
        {shown === null ? (
          <FileDrop
            buttonLabel={t('resume.choose')}
            fileLabel={t('resume.file')}
            accept={acceptedResumes}
            busy={upload.uploading}
            onFile={upload.send}
            testId="resume-drop-zone"
          >
            {t('resume.rules', { size: sizeLimit })}
          </FileDrop>
        ) : (
          <StoredResume
            resume={shown}
            uploading={upload.uploading}
            onFile={upload.send}
            onRemove={() => setAsking(true)}
          />
        )}
        {upload.uploading && <Meter label={t('resume.uploading')} percent={upload.percent} />}
        {upload.problem !== null && <FormMessage kind="error">{upload.problem}</FormMessage>}
        <GeneratedResume />
      </Stack>
      <ConfirmDialog
        opened={asking}
        danger
        title={t('resume.removeTitle')}
        text={t('resume.removeText')}
        confirmLabel={t('resume.remove')}
        loading={removal.isPending}
        onConfirm={() => removal.mutate(undefined, { onSettled: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      />
    </>
  );
};

const useDownload = (ask: () => Promise<{ url: string }>) =>
  useMutation({ mutationFn: ask, onSuccess: saveDownload, onError: (error) => toast.error(error.message) });

type StoredResumeProps = {
  resume: ResumeFile;
  uploading: boolean;
  onFile: (file: File) => void;
  onRemove: () => void;
};

const StoredResume = ({ resume, uploading, onFile, onRemove }: StoredResumeProps) => {
  const { t } = useTranslation('files');
  const download = useDownload(() => api('getMyResume'));
  return (
    <div className={styles.file}>
      <FileText size={28} aria-hidden="true" className={styles.icon} />
      <div className={styles.words}>
        <div className={styles.name}>{resume.fileName}</div>
        <MutedText as="div">
          {t('resume.stored', { size: fileSize(resume.bytes), date: formatDate(resume.uploadedAt, ownZone()) })}
        </MutedText>
      </div>
      <Row gap="xs">
        <Button
          variant="secondary"
          size="small"
          leftIcon={<Download size={16} aria-hidden="true" />}
          loading={download.isPending}
          onClick={() => download.mutate()}
        >
          {t('resume.download')}
        </Button>
        <FileButton
          variant="quiet"
          size="small"
          loading={uploading}
          fileLabel={t('resume.file')}
          accept={acceptedResumes}
          onFile={onFile}
        >
          {t('resume.replace')}
        </FileButton>
        <Button variant="quiet" size="small" onClick={onRemove}>
          {t('resume.remove')}
        </Button>
      </Row>
    </div>
  );
};

const GeneratedResume = () => {
  const { t } = useTranslation('files');
  const generate = useDownload(() => api('generateMyResume'));
  return (
    <div className={styles.generated}>
      <div className={styles.words}>
        <div className={styles.name}>{t('resume.generatedTitle')}</div>
        <MutedText as="div">{t('resume.generatedText')}</MutedText>
      </div>
      <Button
        variant="secondary"
        size="small"
        leftIcon={<WandSparkles size={16} aria-hidden="true" />}
        loading={generate.isPending}
        onClick={() => generate.mutate()}
      >
        {t('resume.generate')}
      </Button>
    </div>
  );
};
