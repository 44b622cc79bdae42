import * as z from 'zod';
import { RegistryUnavailable, type RegistryEntry } from './registry-port';

const text = z
  .string()
  .nullish()
  .transform((it) => it?.trim() ?? '');

const Person = z.object({ first_name: text, middle_name: text, last_name: text });
const Basic = Person.extend({
  organization_name: text,
  status: text,
  deactivation_date: text,
  reactivation_date: text,
});
const Taxonomy = z.object({ desc: text, state: text, primary: z.boolean().nullish() });
const Address = z.object({ address_purpose: text, state: text });

const Result = z.object({
  number: z.coerce.string(),
  enumeration_type: z.enum(['NPI-1', 'NPI-2']),
  basic: Basic,
  other_names: z.array(Person.extend({ organization_name: text }).partial()).nullish(),
  taxonomies: z.array(Taxonomy).nullish(),
  addresses: z.array(Address).nullish(),
  practiceLocations: z.array(Address.partial()).nullish(),
});
type Result = z.infer<typeof Result>;

const Reply = z.object({ result_count: z.int().nonnegative(), results: z.array(Result) });

type Named = { [K in keyof z.infer<typeof Person>]?: string | undefined };
const nameOf = ({ first_name = '', middle_name = '', last_name = '' }: Named) => ({
  first: first_name,
  middle: middle_name,
  last: last_name,
});

const isActive = ({ status, deactivation_date, reactivation_date }: z.infer<typeof Basic>): boolean =>
  (status === '' || status === 'A') && (deactivation_date === '' || reactivation_date !== '');

const usStateOf = ({ taxonomies, addresses }: Result): string =>
  taxonomies?.find(({ primary }) => primary)?.state ||
  addresses?.find(({ address_purpose }) => address_purpose === 'LOCATION')?.state ||
  '';

const everyState = ({ taxonomies, addresses, practiceLocations }: Result): string[] => {
  const places = [
    ...(addresses ?? []).filter(({ address_purpose }) => address_purpose === 'LOCATION'),
    ...(practiceLocations ?? []),
  ];
  return [...new Set([...(taxonomies ?? []), ...places].flatMap(({ state }) => (state ? [state] : [])))];
};

const entryOf = (result: Result): RegistryEntry => {
  const { basic, enumeration_type, other_names, taxonomies } = result;
  const isPerson = enumeration_type === 'NPI-1';
  const name = isPerson
    ? [basic.first_name, basic.middle_name, basic.last_name].filter(Boolean).join(' ')
    : basic.organization_name;
  return {
    kind: isPerson ? 'person' : 'organization',
    active: isActive(basic),
    names: isPerson ? [basic, ...(other_names ?? [])].map(nameOf) : [],
    name,
    taxonomy: (taxonomies?.find(({ primary }) => primary) ?? taxonomies?.[0])?.desc ?? '',
    state: usStateOf(result),
    organizationNames: isPerson
      ? []
      : [basic, ...(other_names ?? [])].flatMap(({ organization_name }) =>
          organization_name ? [organization_name] : [],
        ),
    states: everyState(result),
  };
};

/** Null if the number does not exist. Throws on other responses. */
export const readNppesReply = (reply: unknown, npiNumber: string): RegistryEntry | null => {
  const parsed = Reply.safeParse(reply);
  if (!parsed.success)
    throw new RegistryUnavailable("The registry's reply could not be read.", { cause: parsed.error });
  if (parsed.data.result_count === 0) return null;
  const result = parsed.data.results.find(({ number }) => number === npiNumber);
  if (!result) throw new RegistryUnavailable('The registry answered about another number.');
  return entryOf(result);
};
