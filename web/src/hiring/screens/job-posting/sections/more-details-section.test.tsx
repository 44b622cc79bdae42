import { fireEvent, render, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { beforeEach, expect, it } from 'vitest';
import type { JobDraft } from '@shared/hiring/model/job';
import { DetailFacts } from '@/hiring/parts/jobs/labels/detail-facts';
import { emptyDetails, emptyDraft } from '@/hiring/parts/jobs/job-draft';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { MoreDetailsSection } from './more-details-section';

const travel: JobDraft = { ...emptyDraft, professions: ['rn'], jobType: 'contract', assignment: 'travel' };
let values: () => JobDraft;

const Form = ({ draft }: { draft: JobDraft }) => {
  const form = useForm<JobDraft>({ defaultValues: draft });
  values = form.getValues;
  return (
    <FormProvider {...form}>
      <MoreDetailsSection />
    </FormProvider>
  );
};
const show = (draft: JobDraft) => act(async () => render(<Form draft={draft} />));

beforeEach(() => loadTexts('job-details', 'posting'));

it('shows the groups of the hiring kind', async () => {
  await show(travel);
  const groups = [...document.querySelectorAll('summary')].map(({ textContent }) => textContent);
  expect(groups).toEqual(['Facility', 'Schedule rules', 'Housing and locals', 'Also offered']);
});

it('asks for the distance once locals can’t apply', async () => {
  await show(travel);
  expect(screen.queryByLabelText(/^Nearby means/)).toBeNull();
  fireEvent.change(screen.getByLabelText(/^People who live nearby/), { target: { value: 'no' } });
  fireEvent.change(screen.getByLabelText(/^Nearby means/), { target: { value: '50' } });
  expect(values().moreDetails).toMatchObject({ localsAccepted: 'no', localsRadiusMiles: 50 });
});

it('is shown as facts on the job’s page', () => {
  const moreDetails = { ...emptyDetails, recordSystem: 'epic', patientsPerNurse: 2, teaching: true } as const;
  render(<DetailFacts job={{ ...travel, moreDetails }} />);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['Epic', '2']);
  expect(screen.getByText('Teaching facility')).toBeDefined();
});
