import { type SubmitEvent, useState } from 'react';
import { firstNameMark, personalReason } from '@shared/messages/rules/personal-reason';
import { limits } from '@shared/limits';
import { say } from '@/lib/i18n/notices';
import { Prose, MutedText, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { Card } from '@/components/ui/card';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextAreaField } from '@/components/ui/editing/text-area-field';
import { useTranslation } from '@/lib/i18n/i18n';
import { nameOf } from '../drawer/applicant-labels';
import { type ReasonTemplate, reasonTemplates, templateText } from './reason-templates';
import type { Movable } from './use-moves';

type Props = {
  rows: readonly Pick<Movable, 'applicationId' | 'candidate'>[];
  saving: boolean;
  onSubmit: (reason: string) => void;
  onClose: () => void;
};

export const RejectDialog = ({ rows, saving, onSubmit, onClose }: Props) => {
  const { t } = useTranslation('applicants');
  const [template, setTemplate] = useState<ReasonTemplate>('custom');
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const [shown, setShown] = useState(rows[0]?.applicationId ?? null);
  const count = rows.length;
  const one = rows.find(({ applicationId }) => applicationId === shown) ?? rows[0];

  const choose = (next: ReasonTemplate) => {
    setTemplate(next);
    if (next === 'custom') return;
    setReason(templateText(next, t));
    setMissing(false);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const given = reason.trim();
    setMissing(given === '');
    if (given !== '' && !saving) onSubmit(given);
  };

  return (
    <Dialog
      opened
      onClose={onClose}
      title={count === 1 && one ? t('reject.titleOne', { name: nameOf(one.candidate) }) : t('reject.title', { count })}
    >
      <form onSubmit={submit} noValidate>
        <Stack>
          <p>{t('reject.text', { count })}</p>
          <SelectField
            label={t('reject.template')}
            data={reasonTemplates.map((value) => ({ value, label: t(`reject.templates.${value}.label`) }))}
            value={template}
            onChange={(next) => choose(next ?? 'custom')}
          />
          <TextAreaField
            label={t('reject.reason')}
            description={t('reject.hint', { mark: firstNameMark })}
            required
            rows={4}
            maxLength={limits.reasonLength}
            value={reason}
            onChange={(event) => {
              setReason(event.currentTarget.value);
              setTemplate('custom');
            }}
            error={missing ? say('required') : undefined}
          />
          {one && reason.trim() !== '' && (
            <Card tone="sunken">
              <Stack gap="s">
                {count > 1 ? (
                  <SelectField
                    label={t('reject.previewFor')}
                    data={rows.map(({ applicationId, candidate }) => ({
                      value: applicationId,
                      label: nameOf(candidate),
                    }))}
                    value={one.applicationId}
                    onChange={setShown}
                  />
                ) : (
                  <MutedText>{t('reject.preview', { name: one.candidate.firstName })}</MutedText>
                )}
                <Prose>{personalReason(reason.trim(), one.candidate.firstName)}</Prose>
              </Stack>
            </Card>
          )}
          <DialogActions>
            <Button variant="secondary" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" variant="danger" loading={saving}>
              {count === 1 ? t('move.rejected') : t('reject.confirm', { count })}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
};
