import { Download } from 'lucide-react';
import { useMutation } from '@tanstack/react-query';
import type { AnsweredQuestion, ApplicationDetail } from '@shared/hiring/model/application';
import { Facts, Prose, MutedText, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { Card } from '@/components/ui/card';
import { toast } from '@/components/ui/base/toast';
import { api } from '@/lib/api/api';
import { formatDate, formatNumber } from '@/lib/time/format';
import { useTranslation, type TFunction } from '@/lib/i18n/i18n';
import { saveDownload } from '@/lib/files/save-download';

const answerText = ({ type, answer }: AnsweredQuestion, t: TFunction<'applications'>): string => {
  if (answer === null || answer === '') return t('sent.noAnswer');
  if (typeof answer === 'boolean') return t(answer ? 'sent.yes' : 'sent.no');
  if (typeof answer === 'number') return formatNumber(answer);
  return type === 'date' ? formatDate(answer) : answer;
};

export const SentApplication = ({ application }: { application: ApplicationDetail }) => {
  const { t } = useTranslation('applications');
  const { coverLetter, availableStart, expectedSalary, message, answers, resume } = application;
  return (
    <Card title={t('sent.title')}>
      <Stack gap="l">
        {coverLetter && (
          <Stack gap="s">
            <h3>{t('detail.letter')}</h3>
            <Prose>{coverLetter}</Prose>
          </Stack>
        )}
        <Facts
          items={[
            { label: t('detail.availableStart'), value: formatDate(availableStart) },
            { label: t('detail.expectedSalary'), value: expectedSalary },
            { label: t('detail.message'), value: message && <Prose>{message}</Prose> },
            ...answers.map((answered) => ({
              label: answered.question,
              value: <Prose>{answerText(answered, t)}</Prose>,
            })),
          ]}
        />
        <Stack gap="s">
          <h3>{t('sent.resume')}</h3>
          {resume ? (
            <SentResume application={application} fileName={resume.fileName} />
          ) : (
            <MutedText>{t('sent.noResume')}</MutedText>
          )}
        </Stack>
      </Stack>
    </Card>
  );
};

const SentResume = ({
  application: { applicationId },
  fileName,
}: {
  application: ApplicationDetail;
  fileName: string;
}) => {
  const { mutate, isPending } = useMutation({
    mutationFn: () => api('getApplicationResume', { params: { applicationId } }),
    onSuccess: saveDownload,
    onError: (error) => toast.error(error.message),
  });
  return (
    <div>
      <Button
        variant="secondary"
        size="small"
        leftIcon={<Download size={18} aria-hidden="true" />}
        loading={isPending}
        onClick={() => mutate()}
      >
        {fileName}
      </Button>
    </div>
  );
};
