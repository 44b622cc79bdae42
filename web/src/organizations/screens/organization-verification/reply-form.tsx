import { useState, type SubmitEvent } from 'react';
import { limits } from '@shared/limits';
import type { OrganizationVerification } from '@shared/organizations/model/organization-verification';
import { Button } from '@/components/ui/base/button';
import { Card } from '@/components/ui/card';
import { TextAreaField } from '@/components/ui/editing/text-area-field';
import { FormMessage } from '@/components/ui/fields/form-message';
import { say } from '@/lib/i18n/notices';
import { useTranslation } from '@/lib/i18n/i18n';
import { useReply } from './verification-queries';
import styles from './verification.module.css';

export const ReplyForm = ({ found }: { found: OrganizationVerification }) => {
  const { t } = useTranslation('organization-verification');
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const reply = useReply(found);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (reply.isPending) return;
    setMissing(note.trim() === '');
    if (note.trim() !== '') reply.mutate(note.trim());
  };
  return (
    <Card title={t('reply.title')}>
      <form onSubmit={submit} noValidate className={styles.reply}>
        {reply.isError && <FormMessage kind="error">{reply.error.message}</FormMessage>}
        <TextAreaField
          label={t('reply.label')}
          description={t('reply.hint')}
          rows={3}
          maxLength={limits.reasonLength}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
          error={missing ? say('required') : undefined}
        />
        <div>
          <Button type="submit" loading={reply.isPending}>
            {t('reply.send')}
          </Button>
        </div>
      </form>
    </Card>
  );
};
