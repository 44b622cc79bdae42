import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { readFileSync } from 'node:fs';
import { afterAll } from 'vitest';
import type { JobItem } from '../../store/hiring/jobs/job-item';
import type { RatedOrganization } from '../../store/organizations/organizations/organizations';

export const organizationId = `org_${'0'.repeat(26)}`;
export const siteUrl = 'https://site.test';
export const organization = {
  organizationId,
  company_name: 'Harbor & Sons',
  headquarters_country: 'United States',
  updatedAt: '2026-10-01T08:00:00.000Z',
} as RatedOrganization;

export const jobIdOf = (number: number): string => `job_${String(number).padStart(26, '0')}`;

/** Validates against a schema next to this file, for the tests of one file. */
export const validatorOf = (schemaFile: string): XsdValidator => {
  const schema = XmlDocument.fromBuffer(readFileSync(new URL(schemaFile, import.meta.url)));
  const validator = XsdValidator.fromDoc(schema);
  afterAll(() => {
    validator.dispose();
    schema.dispose();
  });
  return validator;
};

export const inOrder = async function* (jobs: readonly JobItem[]): AsyncGenerator<JobItem> {
  await Promise.resolve();
  yield* jobs;
};
