import { useState } from 'react';
import { limits } from '@shared/limits';
import type { ComplianceItem } from '@shared/people/model/compliance';
import { credentialDocumentTypes } from '@shared/people/model/profile-vocabulary';
import { FileButton } from '@/components/file-drop/file-button';
import { uploadRefusal } from '@/components/file-drop/use-upload';
import { MutedText, Row, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { DateField } from '@/components/ui/editing/date-field';
import { TextAreaField } from '@/components/ui/editing/text-area-field';
import { FormMessage } from '@/components/ui/fields/form-message';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { useHandIn } from '@/people/parts/compliance/compliance-queries';
import { documentProblem } from '@/people/parts/credentials/credential-document-field';
import { useTranslation } from '@/lib/i18n/i18n';
import { say } from '@/lib/i18n/notices';
import { bytesPerMegabyte } from '@/lib/time/format';

type Props = { placementId: string; item: ComplianceItem; name: string; onClose: () => void };

export const HandInItem = ({ placementId, item, name, onClose }: Props) => {
  const { t } = useTranslation(['compliance', 'common']);
  const handingIn = useHandIn(placementId, item);
  const [note, setNote] = useState(item.note);
  const [validUntil, setValidUntil] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const choose = (chosen: File) => {
    const found = documentProblem(chosen);
    setProblem(found);
    setFile(found === null ? chosen : null);
  };
  const send = () => {
    if (handingIn.isPending) return;
    const isEmpty = note.trim() === '' && !file && !item.document;
    setProblem(isEmpty ? t('handIn.empty') : null);
    if (isEmpty) return;
    handingIn.mutate(
      { note: note.trim(), validUntil: validUntil || null, file },
      {
        onSuccess: () => {
          toast.success(say('complianceSubmitted'));
          onClose();
        },
        onError: (error) => setProblem(uploadRefusal(error)),
      },
    );
  };

  return (
    <Dialog opened onClose={onClose} title={t('handIn.named', { item: name })}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Stack>
          {problem !== null && <FormMessage kind="error">{problem}</FormMessage>}
          <Stack gap="xs">
            <Row justify="between">
              <strong>{file ? t('handIn.chosen', { name: file.name }) : t('handIn.document')}</strong>
              <FileButton
                size="small"
                variant="secondary"
                fileLabel={t('handIn.document')}
                accept={credentialDocumentTypes.join(',')}
                onFile={choose}
              >
                {t('handIn.choose')}
              </FileButton>
            </Row>
            <MutedText>{t('handIn.rules', { size: limits.documentBytes / bytesPerMegabyte })}</MutedText>
          </Stack>
          <TextAreaField
            label={t('handIn.note')}
            description={t('handIn.noteHint')}
            rows={3}
            maxLength={limits.reasonLength}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <DateField
            label={t('handIn.validUntil')}
            description={t('decide.validUntilHint')}
            value={validUntil}
            onChange={(event) => setValidUntil(event.currentTarget.value)}
          />
          <DialogActions>
            <Button variant="secondary" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" loading={handingIn.isPending}>
              {t('handIn.submit')}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
};
