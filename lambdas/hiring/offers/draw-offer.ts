import type { Offer, OfferTerms } from '@shared/hiring/model/offer';
import { packageAmounts, weekOf, weeklyPay } from '@shared/hiring/rules/pay/pay-package';
import { weeksOf } from '@shared/hiring/rules/pay/posted-terms';
import type { ReaderText } from '@shared/text/catalog';
import { formatDay } from '@shared/text/formats';
import { dateTimeFormat } from '@shared/text/intl-formats';
import { localeOf, type Language } from '@shared/text/language';
import { formatExactMoney } from '@shared/text/money';
import { printDocument, type Fact } from '../../platform/pdf/print-document';
import { documents } from '../../platform/text/documents';
import { labelsIn } from '../../platform/text/labels';

/** `timeZone`: zone for the times of the signatures. */
export type PrintFor = { language: Language; timeZone: string; at: Date };
type Reader = Omit<PrintFor, 'at'> & { t: ReaderText<'documents'> };

const given = (facts: readonly (readonly [label: string, value: string | null])[]): Fact[] =>
  facts.flatMap(([label, value]) => (value ? [[label, value] as const] : []));

const lastDayOf = (terms: OfferTerms, { t, language }: Reader): string => {
  if (terms.endOn === null) return t('offer.ongoing');
  const weeks = weeksOf(terms);
  return weeks === null ? formatDay(terms.endOn, language) : t('offer.lastWeeks', { day: { day: terms.endOn }, weeks });
};

const scheduleOf = ({ contract }: OfferTerms, { t }: Reader): string | null => {
  const { hoursPerShift = null, shiftsPerWeek = null } = contract ?? {};
  return hoursPerShift === null || shiftsPerWeek === null
    ? null
    : t('offer.scheduleValue', { shifts: shiftsPerWeek, hours: hoursPerShift });
};

const workOf = ({ professional, organization, terms }: Offer, reader: Reader): Fact[] => {
  const { t, language } = reader;
  const { contract } = terms;
  const type = labelsIn(language)(`jobType.${terms.jobType}`);
  return given([
    [t('offer.professional'), professional.name],
    [t('offer.employer'), organization],
    [t('offer.kind'), t('offer.kindValue', { assignment: contract?.assignment ?? 'other', type })],
    [t('offer.location'), terms.location],
    [t('offer.first'), formatDay(terms.startOn, language)],
    [t('offer.last'), lastDayOf(terms, reader)],
    [t('offer.shift'), contract?.shift ? t('offer.shiftValue', { shift: contract.shift }) : null],
    [t('offer.schedule'), scheduleOf(terms, reader)],
    [t('offer.hours'), terms.hoursPerWeek === null ? null : String(terms.hoursPerWeek)],
  ]);
};

const payOf = (terms: OfferTerms, { t, language }: Reader): Fact[] => {
  const { contract, payCents, currency, rate: unit, location } = terms;
  const label = labelsIn(language);
  const week = contract ? weekOf({ ...contract, location }) : null;
  const weekly = week && weeklyPay(week);
  const money = (cents: number): string => formatExactMoney(cents, currency, language);
  const { payPackage = null } = contract ?? {};
  return given([
    [t('offer.pay'), t('timesheet.rateValue', { unit, pay: { cents: payCents, currency } })],
    [t('offer.taxable'), weekly && money(weekly.taxableCents)],
    [t('offer.stipends'), weekly && weekly.stipendCents > 0 ? money(weekly.stipendCents) : null],
    ...packageAmounts.map(
      (name) => [label(`payPackage.${name}`), payPackage?.[name] ? money(payPackage[name]) : null] as const,
    ),
    [
      label('payPackage.overtimeRule'),
      week && payPackage?.overtimeRule ? label(`overtimeRule.${payPackage.overtimeRule}`) : null,
    ],
    [label('payPackage.guaranteedHours'), payPackage?.guaranteedHours ? String(payPackage.guaranteedHours) : null],
  ]);
};

const restOf = ({ contract, silenceApproves, notes }: OfferTerms, { t }: Reader): Fact[] => {
  const canceled = contract?.canceledShiftsMax ?? null;
  return given([
    [t('offer.canceledShifts'), canceled === null ? null : t('offer.canceledShiftsValue', { count: canceled })],
    [t('offer.cancellation'), contract?.cancellation ?? null],
    [t('offer.silence'), silenceApproves ? t('offer.silenceValue') : null],
    [t('offer.notes'), notes],
  ]);
};

const signaturesOf = ({ signatures, professional, termsHash }: Offer, { t, language, timeZone }: Reader): Fact[] => {
  const format = dateTimeFormat(localeOf[language], { timeZone, dateStyle: 'long', timeStyle: 'long' });
  const signed = (name: string, at: string): string => t('offer.signed', { name, time: format.format(Date.parse(at)) });
  const { employer, professional: own } = signatures;
  return [
    [t('offer.employer'), employer ? signed(employer.name, employer.at) : t('offer.unsigned')],
    [t('offer.professional'), own ? signed(professional.name, own.at) : t('offer.unsigned')],
    [t('offer.hash'), termsHash],
  ];
};

export const drawOffer = (offer: Offer, { language, timeZone, at }: PrintFor): Promise<Buffer> => {
  const t = documents.in(language);
  const reader = { t, language, timeZone };
  const rest = restOf(offer.terms, reader);
  return printDocument({
    title: t('offer.title'),
    subtitle: t('offer.subtitle', { job: offer.jobTitle, organization: offer.organization }),
    author: offer.organization,
    sections: [
      { heading: null, facts: workOf(offer, reader) },
      { heading: t('offer.pay'), facts: payOf(offer.terms, reader) },
      ...(rest.length > 0 ? [{ heading: t('offer.agreed'), facts: rest }] : []),
      { heading: t('offer.signatures'), facts: signaturesOf(offer, reader) },
    ],
    language,
    at,
  });
};
