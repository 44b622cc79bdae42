import { useQuery } from '@tanstack/react-query';
import type { ShiftPreferences } from '@shared/work/model/shifts/shift-preferences';
import { Stack } from '@/components/layout';
import { shiftPreferencesQuery } from '@/entities/shifts/shift-queries';
import { AvailabilityGrid } from './availability-grid';
import { AwayDates } from './away-dates';
import { LastMinute } from './last-minute';
import { LongDuty } from './long-duty';
import { OneTap } from './one-tap';
import { useChoices } from './use-choices';
import { useInPool } from './use-in-pool';

/** When and how the person is asked for shifts. */
export const ShiftChoices = () => {
  const { data } = useQuery(shiftPreferencesQuery());
  const isInPool = useInPool() === true;
  return data && isInPool ? <Sections stored={data} /> : null;
};

const Sections = ({ stored }: { stored: ShiftPreferences }) => {
  const choices = useChoices(stored);
  return (
    <Stack>
      <AvailabilityGrid {...choices} />
      <AwayDates {...choices} />
      <LastMinute {...choices} />
      <OneTap {...choices} />
      <LongDuty {...choices} />
    </Stack>
  );
};
