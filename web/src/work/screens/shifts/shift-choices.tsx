import { useQuery } from '@tanstack/react-query';
import type { ShiftPreferences } from '@shared/work/model/shifts/shift-preferences';
import { Stack } from '@/components/layout';
import { shiftPreferencesQuery } from '@/work/parts/shifts/shift-queries';
import { AvailabilityGrid } from './availability/availability-grid';
import { AwayDates } from './availability/away-dates';
import { LastMinute } from './booking/last-minute';
import { LongDuty } from './booking/long-duty';
import { OneTap } from './booking/one-tap';
import { useChoices } from './week/use-choices';
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
