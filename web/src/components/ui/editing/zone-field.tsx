import { useId, useMemo, useState } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import { allZones, commonZones } from '@/lib/time/time-zones';
import type { FieldTexts } from '../fields/field';
import { SelectField } from '../fields/select-field';
import { TextField } from '../fields/text-field';

type Props = FieldTexts & { value: string | undefined; onChange: (zone: string) => void };

const other = 'other';

type SearchProps = Omit<Props, 'value'> & { onClose: () => void };

const ZoneSearch = ({ onChange, onClose, ...texts }: SearchProps) => {
  const { t } = useTranslation('time-zones');
  const id = useId();
  const zones = useMemo(allZones, []);
  const [typed, setTyped] = useState('');
  const choose = (text: string) => {
    setTyped(text);
    const zone = zones.find(({ label }) => label === text);
    if (!zone) return;
    onChange(zone.value);
    onClose();
  };
  return (
    <>
      <TextField
        {...texts}
        autoFocus
        autoComplete="off"
        list={id}
        placeholder={t('search')}
        value={typed}
        onChange={(event) => choose(event.currentTarget.value)}
        onBlur={onClose}
      />
      <datalist id={id}>
        {zones.map(({ value, label }) => (
          <option key={value} value={label} />
        ))}
      </datalist>
    </>
  );
};

/** Lists a few zones; the others are found by typing a city or a name. */
export const ZoneField = ({ value, onChange, ...texts }: Props) => {
  const { t } = useTranslation('time-zones');
  const [isSearching, setIsSearching] = useState(false);
  const zones = useMemo(() => commonZones(value), [value]);
  if (isSearching) return <ZoneSearch {...texts} onChange={onChange} onClose={() => setIsSearching(false)} />;
  return (
    <SelectField
      {...texts}
      data={[...zones, { value: other, label: t('other') }]}
      value={value}
      onChange={(zone) => (zone === other ? setIsSearching(true) : zone !== null && onChange(zone))}
    />
  );
};
