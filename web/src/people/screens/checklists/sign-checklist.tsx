import { useState, type SubmitEvent } from 'react';
import type { SkillsChecklistCode } from '@shared/people/model/skills-vocabulary';
import { Row, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { Card } from '@/components/ui/card';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { FormMessage } from '@/components/ui/fields/form-message';
import { TextField } from '@/components/ui/fields/text-field';
import { ApiError } from '@/lib/api/api-error';
import { useTranslation } from '@/lib/i18n/i18n';
import { say } from '@/lib/i18n/notices';
import { useSignChecklist } from './checklist-queries';
import styles from './skills.module.css';

type Props = {
  checklist: SkillsChecklistCode;
  /** Name in the account. */
  signer: string;
  unrated: number;
  onUnrated: () => void;
  save: () => Promise<number>;
  onSigned: () => void;
};

export const SignChecklist = ({ checklist, signer, unrated, onUnrated, save, onSigned }: Props) => {
  const { t } = useTranslation('skills');
  const [name, setName] = useState('');
  const [confirmed, setConfirmed] = useState(false);
  const [tried, setTried] = useState(false);
  const sign = useSignChecklist(checklist);
  const fields = sign.error instanceof ApiError ? (sign.error.fields ?? {}) : {};
  const isOther = sign.isError && fields['name'] === undefined;

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (sign.isPending) return;
    setTried(true);
    if (name.trim() === '' || !confirmed) return;
    const version = await save();
    sign.mutate(
      { name, version },
      {
        onSuccess: () => {
          toast.success(say('checklistSigned'));
          onSigned();
        },
      },
    );
  };

  if (unrated > 0)
    return (
      <Card title={t('sign.title')} tone="sunken">
        <Stack>
          <p>{t('sign.unrated', { count: unrated })}</p>
          <Row>
            <Button variant="secondary" onClick={onUnrated}>
              {t('next')}
            </Button>
          </Row>
        </Stack>
      </Card>
    );
  return (
    <Card title={t('sign.title')}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          {isOther && <FormMessage kind="error">{sign.error.message}</FormMessage>}
          <CheckboxField
            label={t('sign.statement')}
            checked={confirmed}
            onChange={(event) => setConfirmed(event.currentTarget.checked)}
            error={tried && !confirmed ? say('required') : undefined}
          />
          <div className={styles.name}>
            <TextField
              label={t('sign.name')}
              description={t('sign.nameHint', { name: signer })}
              autoComplete="name"
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
              error={tried && name.trim() === '' ? say('required') : fields['name']}
            />
          </div>
          <Row>
            <Button type="submit" loading={sign.isPending}>
              {t('sign.submit')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Card>
  );
};
