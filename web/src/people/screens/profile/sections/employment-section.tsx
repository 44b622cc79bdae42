import { limits } from '@shared/limits';
import { Columns } from '@/components/layout';
import { EntryList } from '../form/entry-list';
import { PeriodInputs } from '../form/period-inputs';
import { TextAreaInput, TextInput } from '../form/profile-inputs';
import { ProfileSection } from '../profile-section';

export const EmploymentSection = () => (
  <ProfileSection step="employment">
    <EntryList name="employment">{(index) => <Position index={index} />}</EntryList>
  </ProfileSection>
);

const Position = ({ index }: { index: number }) => (
  <>
    <Columns>
      <TextInput name={`employment.${index}.position`} maxLength={limits.nameLength} />
      <TextInput name={`employment.${index}.employer`} maxLength={limits.organizationLength} />
    </Columns>
    <TextInput name={`employment.${index}.location`} maxLength={limits.locationLength} />
    <PeriodInputs list="employment" index={index} />
    <TextAreaInput name={`employment.${index}.description`} rows={3} maxLength={limits.bioLength} />
  </>
);
