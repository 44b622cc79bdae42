import { limits } from '@shared/limits';
import type { Profession } from '@shared/people/model/healthcare-vocabulary';
import type { HeldCertification } from '@shared/people/model/professional';
import { certificationName } from '@/people/parts/credentials/credential-name';
import { Columns, MutedText, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { ComboboxField } from '@/components/ui/editing/combobox-field';
import { DateField } from '@/components/ui/editing/date-field';
import { FormMessage } from '@/components/ui/fields/form-message';
import { TextField } from '@/components/ui/fields/text-field';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { useTranslation } from '@/lib/i18n/i18n';
import { today } from '@/lib/time/today';
import { codesFor, useCertificationForm } from './use-certification-form';

type Props = { certification: HeldCertification | null; professions: readonly Profession[]; onClose: () => void };

export const CertificationDialog = ({ certification, professions, onClose }: Props) => {
  const { t } = useTranslation(['wallet', 'labels/certifications']);
  const { values, errors, problem, saving, change, chooseCode, setIssued, submit } = useCertificationForm(
    certification,
    onClose,
  );
  const isExpired = values.expiresOn !== null && values.expiresOn < today();
  return (
    <Dialog
      opened
      onClose={onClose}
      title={certification ? t('dialog.edit', { name: certificationName(certification, t) }) : t('dialog.add')}
    >
      <form
        noValidate
        aria-busy={saving}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack>
          {problem !== null && <FormMessage kind="error">{problem}</FormMessage>}
          {certification === null && (
            <ComboboxField
              label={t('fields.code')}
              placeholder={t('fields.codeExample')}
              required
              error={errors.code}
              data={codesFor(professions).map((value) => ({
                value,
                label: value === 'other' ? t('otherCertification') : t(`certification.${value}`),
              }))}
              named="certification"
              value={values.code}
              onChange={chooseCode}
            />
          )}
          {values.code === 'other' && (
            <TextField
              label={t('fields.otherName')}
              required
              error={errors.otherName}
              maxLength={limits.nameLength}
              value={values.otherName}
              onChange={(event) => change({ otherName: event.currentTarget.value })}
            />
          )}
          <Columns>
            <DateField
              label={t('facts.issued')}
              error={errors.issuedOn}
              max={today()}
              value={values.issuedOn ?? ''}
              onChange={(event) => setIssued(event.currentTarget.value || null)}
            />
            <DateField
              label={t('facts.expires')}
              description={t('fields.expiresHint')}
              error={errors.expiresOn}
              value={values.expiresOn ?? ''}
              onChange={(event) => change({ expiresOn: event.currentTarget.value || null })}
            />
            <TextField
              label={t('fields.number')}
              error={errors.number}
              autoComplete="off"
              maxLength={limits.credentialNumberLength}
              value={values.number}
              onChange={(event) => change({ number: event.currentTarget.value })}
            />
            <TextField
              label={t('facts.issuer')}
              error={errors.issuer}
              maxLength={limits.organizationLength}
              value={values.issuer}
              onChange={(event) => change({ issuer: event.currentTarget.value })}
            />
          </Columns>
          {isExpired && <FormMessage kind="info">{t('dialog.expired')}</FormMessage>}
          <MutedText>{t('dialog.next')}</MutedText>
          <DialogActions>
            <Button variant="secondary" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" loading={saving}>
              {t('save')}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
};
