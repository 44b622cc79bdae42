import { limits } from '@shared/limits';
import { Email, FileName, line, OptionalUrl, OtpCode, Phone, searchedText } from '@shared/core/model/fields';
import { NpiForm } from '@shared/organizations/model/organization-verification';
import { PairingCode } from '@shared/work/model/attendance';
import { BillingDetailsForm } from '@shared/money/model/billing';
import { License, ProfileDraft } from '@shared/people/model/professional';
import { expect } from 'vitest';
import type { FieldCheck } from '../field-check';

const fields = {
  name: line(limits.nameLength),
  email: Email,
  phone: Phone,
  code: OtpCode,
  pairing: PairingCode,
  npi: NpiForm.shape.npi,
  license: License.shape.number,
  zip: ProfileDraft.shape.zipCode,
  country: BillingDetailsForm.shape.country,
  search: searchedText(limits.searchTextLength),
  website: OptionalUrl,
  file: FileName,
};

type Input = { field: keyof typeof fields; text: string };

/** Text pasted into a single-line field. */
export const copied: FieldCheck = async ({ input, expected }) => {
  const { field, text } = input as Input;
  expect(await fields[field].parseAsync(text)).toBe(expected);
};
