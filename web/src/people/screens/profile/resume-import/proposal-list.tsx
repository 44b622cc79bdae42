import { useState } from 'react';
import { stepOfField } from '@shared/people/rules/profile/profile-rules';
import { profileSteps } from '@shared/people/model/profile-vocabulary';
import type { ResumeReading } from '@shared/people/model/resume-reading';
import { Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { Fieldset } from '@/components/ui/fields/fieldset';
import { DialogActions } from '@/components/ui/records/dialog';
import { useTranslation } from '@/lib/i18n/i18n';
import { labelPart, partLabel, profileCatalogs } from '../profile-labels';
import type { ProfileValues } from '../form/profile-values';
import styles from './resume-import.module.css';
import { proposalsOf, proposedValues, type Proposal } from './proposals';

type Props = {
  reading: ResumeReading;
  now: ProfileValues;
  onTake: (proposed: ProfileValues, chosen: ReadonlySet<string>) => void;
  onClose: () => void;
};

/** Proposals by profile step. Proposals that replace something are off until chosen. */
export const ProposalList = ({ reading, now, onTake, onClose }: Props) => {
  const { t } = useTranslation(['resume-import', 'profile-fields']);
  const [proposed] = useState(() => proposedValues(now, reading));
  const [proposals] = useState(() => proposalsOf(now, proposed));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(proposals.filter(({ replaces }) => !replaces).map(({ path }) => path)),
  );
  if (proposals.length === 0) return <Nothing onClose={onClose} />;

  const choose = (path: string, isChosen: boolean): void =>
    setChosen((before) => new Set(isChosen ? [...before, path] : [...before].filter((it) => it !== path)));
  return (
    <Stack gap="l">
      <p>{t('found')}</p>
      {profileSteps.map((step) => {
        const own = proposals.filter(({ path }) => stepOfField(path) === step);
        if (own.length === 0) return null;
        return (
          <Fieldset key={step} label={t(`sections.${step}`)}>
            <Stack gap="s">
              {own.map((proposal) => (
                <ProposalField
                  key={proposal.path}
                  {...{ proposal, now, proposed }}
                  checked={chosen.has(proposal.path)}
                  onChange={(isChosen) => choose(proposal.path, isChosen)}
                />
              ))}
            </Stack>
          </Fieldset>
        );
      })}
      <DialogActions>
        <Button variant="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button disabled={chosen.size === 0} onClick={() => onTake(proposed, chosen)}>
          {t('add', { count: chosen.size })}
        </Button>
      </DialogActions>
    </Stack>
  );
};

type FieldProps = {
  proposal: Proposal;
  now: ProfileValues;
  proposed: ProfileValues;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

const ProposalField = ({ proposal: { path, replaces, incomplete }, now, proposed, checked, onChange }: FieldProps) => {
  const { t } = useTranslation(['resume-import', ...profileCatalogs]);
  return (
    <CheckboxField
      label={partLabel(path, t)}
      description={
        <>
          {labelPart(proposed, path, t)}
          {replaces && <span className={styles.note}>{t('replaces', { now: labelPart(now, path, t) })}</span>}
          {incomplete && <span className={styles.note}>{t('incomplete')}</span>}
        </>
      }
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
};

const Nothing = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('resume-import');
  return (
    <Stack gap="l">
      <p>{t('nothing')}</p>
      <DialogActions>
        <Button onClick={onClose}>{t('done')}</Button>
      </DialogActions>
    </Stack>
  );
};
