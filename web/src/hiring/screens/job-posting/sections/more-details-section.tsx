import { useController, useFormContext } from 'react-hook-form';
import { detailGroups, detailsIn, isSaid, type DetailGroup } from '@shared/hiring/rules/more-details';
import { limits } from '@shared/limits';
import type { JobDraft } from '@shared/hiring/model/job';
import type { MoreDetails } from '@shared/hiring/model/more-details';
import {
  detailAmounts,
  detailChoices,
  detailCounts,
  type DetailAmount,
  type DetailChoice,
  type DetailCount,
  type DetailField,
  type DetailFlag,
} from '@shared/hiring/model/more-details-vocabulary';
import { stateCodes, states, type StateCode } from '@shared/people/model/profile-vocabulary';
import { Columns, MutedText, Stack } from '@/components/layout';
import { NumberField } from '@/components/ui/editing/number-field';
import { PickListField } from '@/components/ui/editing/pick-list-field';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { SelectField } from '@/components/ui/fields/select-field';
import { choiceLabel } from '@/hiring/parts/jobs/labels/detail-labels';
import { emptyDetails } from '@/hiring/parts/jobs/job-draft';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from '../more-details.module.css';
import { useTypedDraft } from '../use-typed-draft';

/** One field of the form: null until someone answers, so an older job stays as it was. */
const useDetails = () => {
  const { control, formState } = useFormContext<JobDraft>();
  const { field } = useController({ control, name: 'moreDetails' });
  const errors = formState.errors.moreDetails;
  const value = field.value ?? emptyDetails;
  return {
    value,
    onBlur: field.onBlur,
    change: <P extends DetailField>(part: P, to: MoreDetails[P]): void => field.onChange({ ...value, [part]: to }),
    errorOf: (part: DetailField): string | undefined => errors?.[part]?.message,
  };
};

const isChoice = (field: DetailField): field is DetailChoice => field in detailChoices;
const isCount = (field: DetailField): field is DetailCount => detailCounts.some((it) => it === field);
const isAmount = (field: DetailField): field is DetailAmount => detailAmounts.some((it) => it === field);

const ChoiceInput = ({ name }: { name: DetailChoice }) => {
  const { t } = useTranslation('job-details');
  const { value, change, onBlur, errorOf } = useDetails();
  return (
    <SelectField
      label={t(`fields.${name}`)}
      description={name === 'localsAccepted' ? t('hints.localsAccepted') : undefined}
      placeholder={t('unspecified')}
      data={detailChoices[name].map((code) => ({ value: code, label: choiceLabel(name, code, t) }))}
      value={value[name]}
      onChange={(chosen) => change(name, chosen)}
      onBlur={onBlur}
      error={errorOf(name)}
    />
  );
};

const CountInput = ({ name }: { name: DetailCount }) => {
  const { t } = useTranslation('job-details');
  const { value, change, onBlur, errorOf } = useDetails();
  return (
    <NumberField
      label={t(`fields.${name}`)}
      value={value[name]}
      onChange={(count) => change(name, count)}
      onBlur={onBlur}
      error={errorOf(name)}
      min={0}
      max={limits.moreDetails[name]}
    />
  );
};

const AmountInput = ({ name }: { name: DetailAmount }) => {
  const { t } = useTranslation('job-details');
  const { value, change, onBlur, errorOf } = useDetails();
  const cents = value[name];
  return (
    <NumberField
      label={t(`fields.${name}`)}
      value={cents === null ? null : cents / 100}
      onChange={(amount) => change(name, amount === null ? null : Math.round(amount * 100))}
      onBlur={onBlur}
      error={errorOf(name)}
      min={0}
      step={0.01}
    />
  );
};

const hinted = { patientFacing: 'hints.patientFacing', federalEmployee: 'hints.federalEmployee' } as const;
const isHinted = (name: DetailFlag): name is keyof typeof hinted => name in hinted;

const FlagInput = ({ name }: { name: DetailFlag }) => {
  const { t } = useTranslation('job-details');
  const { value, change, onBlur, errorOf } = useDetails();
  return (
    <CheckboxField
      label={t(`fields.${name}`)}
      description={isHinted(name) ? t(hinted[name]) : undefined}
      checked={value[name]}
      onChange={(event) => change(name, event.currentTarget.checked)}
      onBlur={onBlur}
      error={errorOf(name)}
    />
  );
};

const StatesInput = () => {
  const { t } = useTranslation(['job-details', 'posting']);
  const { value, change, onBlur, errorOf } = useDetails();
  const labelOf = (state: StateCode): string => states[state];
  return (
    <PickListField
      label={t('fields.practiceStates')}
      name="practiceStates"
      required
      data={stateCodes.map((state) => ({ value: state, label: labelOf(state) }))}
      value={value.practiceStates}
      onChange={(chosen) => change('practiceStates', chosen)}
      onBlur={onBlur}
      labelOf={labelOf}
      removeLabel={(item) => t('removeItem', { item })}
      placeholder={t('find')}
      error={errorOf('practiceStates')}
    />
  );
};

const Input = ({ name }: { name: DetailField }) => {
  if (isChoice(name)) return <ChoiceInput name={name} />;
  if (isCount(name)) return <CountInput name={name} />;
  if (isAmount(name)) return <AmountInput name={name} />;
  return name === 'practiceStates' ? <StatesInput /> : <FlagInput name={name} />;
};

const isFlag = (field: DetailField): boolean =>
  !isChoice(field) && !isCount(field) && !isAmount(field) && field !== 'practiceStates';

/** Open if a field is filled or wrong. */
const Group = ({ name, fields }: { name: DetailGroup; fields: readonly DetailField[] }) => {
  const { t } = useTranslation('job-details');
  const { value, errorOf } = useDetails();
  const isOpen = fields.some((field) => isSaid(value[field]) || errorOf(field) !== undefined);
  return (
    <details className={styles.group} open={isOpen}>
      <summary>{t(`groups.${name}`)}</summary>
      <Stack gap="m">
        <Columns>
          {fields
            .filter((field) => !isFlag(field))
            .map((field) => (
              <Input key={field} name={field} />
            ))}
        </Columns>
        <Columns>
          {fields.filter(isFlag).map((field) => (
            <Input key={field} name={field} />
          ))}
        </Columns>
      </Stack>
    </details>
  );
};

/** Details about the facility and the offer, by hiring kind. */
export const MoreDetailsSection = () => {
  const { t } = useTranslation('job-details');
  const draft = useTypedDraft();
  const { value } = useDetails();
  const job = { ...draft, moreDetails: value };
  const groups = (Object.keys(detailGroups) as DetailGroup[])
    .map((name) => ({ name, fields: detailsIn(name, job) }))
    .filter(({ fields }) => fields.length > 0);
  return (
    <Stack gap="s">
      <MutedText>{t('hint')}</MutedText>
      {groups.map((group) => (
        <Group key={group.name} {...group} />
      ))}
    </Stack>
  );
};
