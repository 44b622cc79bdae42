/** `which`: nth such weekday of the month, -1 is the last; weekday 0 is Sunday. */
type HolidayRule = { month: number; date: number } | { month: number; weekday: number; which: number };

export type HolidayRow = { code: Holiday; rule: HolidayRule; since: string; source: string; checkedOn: string };

export const holidays = [
  'new_years_day',
  'martin_luther_king_day',
  'washingtons_birthday',
  'memorial_day',
  'juneteenth',
  'independence_day',
  'labor_day',
  'columbus_day',
  'veterans_day',
  'thanksgiving',
  'christmas_day',
] as const;
export type Holiday = (typeof holidays)[number];

const row = (code: Holiday, rule: HolidayRule): HolidayRow => ({
  code,
  rule,
  // Date of the list's last change: https://www.govinfo.gov/content/pkg/BILLS-117s475enr/xml/BILLS-117s475enr.xml
  since: '2021-06-17',
  source: 'https://www.ca6.uscourts.gov/federal-holidays',
  checkedOn: '2026-11-23',
});

/**
 * Legal public holidays of 5 U.S.C. 6103(a). State holidays are left out: no source was found that gives them an effect on
 * pay in health care. A location selects from these and adds its own.
 */
export const federalHolidays: readonly HolidayRow[] = [
  row('new_years_day', { month: 1, date: 1 }),
  row('martin_luther_king_day', { month: 1, weekday: 1, which: 3 }),
  row('washingtons_birthday', { month: 2, weekday: 1, which: 3 }),
  row('memorial_day', { month: 5, weekday: 1, which: -1 }),
  row('juneteenth', { month: 6, date: 19 }),
  row('independence_day', { month: 7, date: 4 }),
  row('labor_day', { month: 9, weekday: 1, which: 1 }),
  row('columbus_day', { month: 10, weekday: 1, which: 2 }),
  row('veterans_day', { month: 11, date: 11 }),
  row('thanksgiving', { month: 11, weekday: 4, which: 4 }),
  row('christmas_day', { month: 12, date: 25 }),
];
