import LocateFixed from 'lucide-react/dist/esm/icons/locate-fixed.mjs';
import { useState } from 'react';
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import { clockInMethods } from '@shared/work/model/attendance-vocabulary';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import type { LocationForm } from '@shared/work/model/location';
import { Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { NumberField } from '@/components/ui/editing/number-field';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import { useTranslation } from '@/lib/i18n/i18n';
import { ownPosition } from '@/lib/phone/own-position';
import type { LocationValues } from './location-values';
import { pointOf, pointText } from './map-point';

type Form = UseFormReturn<LocationValues, unknown, LocationForm>;
type Center = LocationValues['center'];

/** Coordinates as copied from maps: "41.87811, -87.6298". */
const CenterField = ({
  value,
  error,
  onChange,
}: {
  value: Center;
  error: boolean;
  onChange: (center: Center) => void;
}) => {
  const { t } = useTranslation('locations');
  const [typed, setTyped] = useState(pointText(value));
  const [problem, setProblem] = useState<string | null>(null);
  const set = (text: string) => {
    setTyped(text);
    setProblem(null);
    onChange(pointOf(text));
  };
  const locate = async () => {
    const found = await ownPosition();
    if (typeof found === 'string') setProblem(t(`fence.${found}`));
    else set(pointText(found));
  };
  return (
    <Stack gap="s">
      <TextField
        label={t('fields.center')}
        description={t('fence.centerHint')}
        autoComplete="off"
        inputMode="text"
        value={typed}
        onChange={(event) => set(event.currentTarget.value)}
        error={problem ?? (error ? t('fence.invalid') : undefined)}
      />
      <div>
        <Button
          variant="secondary"
          size="small"
          leftIcon={<LocateFixed size={16} aria-hidden="true" />}
          onClick={() => void locate()}
        >
          {t('fence.locate')}
        </Button>
      </div>
    </Stack>
  );
};

/** How people clock in, and the point that phones are compared with. */
export const FenceFields = ({ form: { control } }: { form: Form }) => {
  const { t } = useTranslation('locations');
  const { min, max } = shiftLimits.fenceMeters;
  const clockInBy = useWatch({ control, name: 'clockInBy' });
  const ways = (
    <Controller
      control={control}
      name="clockInBy"
      render={({ field, fieldState }) => (
        <SelectField
          {...field}
          label={t('fields.clockInBy')}
          description={t('clockInBy.hint')}
          data={clockInMethods.map((value) => ({ value, label: t(`clockInBy.${value}`) }))}
          error={fieldState.error?.message}
        />
      )}
    />
  );
  if (clockInBy === 'code') return ways;
  return (
    <>
      {ways}
      <Controller
        control={control}
        name="center"
        render={({ field, fieldState }) => (
          <CenterField value={field.value} onChange={field.onChange} error={fieldState.error !== undefined} />
        )}
      />
      <Controller
        control={control}
        name="fenceMeters"
        render={({ field, fieldState }) => (
          <NumberField
            {...field}
            label={t('fields.fenceMeters')}
            description={t('fence.metersHint', { min, max })}
            min={min}
            max={max}
            onChange={(meters) => field.onChange(meters ?? 0)}
            error={fieldState.error?.message}
          />
        )}
      />
    </>
  );
};
