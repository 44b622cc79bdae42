import { useState } from 'react';
import { limits } from '@shared/limits';
import { say } from '@/lib/i18n/notices';
import type { VerificationCase } from '@shared/people/model/verification';
import { Row, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { FormMessage } from '@/components/ui/fields/form-message';
import { TextAreaField } from '@/components/ui/editing/text-area-field';
import { toast } from '@/components/ui/base/toast';
import { useTranslation } from '@/lib/i18n/i18n';
import { useReply } from './credential-queries';

export const ReplyToReviewer = ({ credential }: { credential: VerificationCase }) => {
  const { t } = useTranslation('credentials');
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const reply = useReply(credential);

  const send = () => {
    const given = note.trim();
    setMissing(given === '');
    if (given !== '') reply.mutate(given, { onSuccess: () => toast.success(say('replySent')) });
  };

  return (
    <Stack gap="s">
      {reply.isError && <FormMessage kind="error">{reply.error.message}</FormMessage>}
      <TextAreaField
        label={t('reply.label')}
        rows={3}
        maxLength={limits.reasonLength}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
        error={missing ? say('required') : undefined}
      />
      <Row>
        <Button size="small" loading={reply.isPending} onClick={send}>
          {t('reply.send')}
        </Button>
      </Row>
    </Stack>
  );
};
