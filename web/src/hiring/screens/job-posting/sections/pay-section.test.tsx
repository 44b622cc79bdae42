import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { beforeEach, describe, expect, it } from 'vitest';
import type { JobDraft } from '@shared/hiring/model/job';
import { emptyDraft, emptyPackage } from '@/hiring/parts/jobs/job-draft';
import { employerJobsOf } from '@/organizations/parts/organization/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering } from '@/lib/testing/api-server';
import { JobWarnings } from '../job-warnings';
import { PaySection } from './pay-section';

answering({ getEmployerJobs: () => employerJobsOf() });

const travel: Partial<JobDraft> = { jobType: 'contract', assignment: 'travel', pattern: '3x12', contractWeeks: 13 };

let values: () => JobDraft;

const Form = ({ draft }: { draft: Partial<JobDraft> }) => {
  const form = useForm<JobDraft>({ defaultValues: { ...emptyDraft, location: 'Austin, TX', ...draft } });
  values = form.getValues;
  return (
    <FormProvider {...form}>
      <JobWarnings>
        <PaySection />
      </JobWarnings>
    </FormProvider>
  );
};

const show = async (draft: Partial<JobDraft>) => {
  await act(async () =>
    render(
      <QueryClientProvider client={new QueryClient()}>
        <Form draft={draft} />
      </QueryClientProvider>,
    ),
  );
};
const enter = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const total = () => within(screen.getByRole('region', { name: 'Weekly total' }));
const amountOf = (line: string): string | null | undefined =>
  total()
    .getAllByRole('term')
    .find(({ textContent }) => textContent.trim() === line)?.nextElementSibling?.textContent;

beforeEach(() => loadTexts('pay', 'notices', 'posting', 'labels/posting', 'labels/jobs'));

describe('the pay of a travel contract', () => {
  it('is summed line by line while typing', async () => {
    await show(travel);
    expect(total().getByText(/Enter the base rate/)).toBeDefined();
    enter(/^Base rate/, '28');
    expect(amountOf('Regular hours 36 h × $28')).toBe('$1,008');
    enter(/^Meals per week/, '462');
    enter(/^Lodging per week/, '1050');
    enter(/^Completion bonus/, '1000');
    enter(/^Travel reimbursement/, '600');
    expect(amountOf('Per week')).toBe('$2,520');
    expect(amountOf('Blended rate per hour')).toBe('$70');
    expect(amountOf('13 weeks × $2,520')).toBe('$32,760');
    expect(amountOf('Total')).toBe('$34,360');
    expect(amountOf('Average per week')).toBe('$2,643.08');
    expect(total().getByText(/tax-free only with a tax home/)).toBeDefined();
    expect(values().payPackage).toEqual({
      ...emptyPackage,
      baseHourlyCents: 28_00,
      mealsWeeklyCents: 462_00,
      lodgingWeeklyCents: 1_050_00,
      completionBonusCents: 1_000_00,
      travelReimbursementCents: 600_00,
    });
  });

  it('warns about a base rate below half of the blended rate', async () => {
    await show({ ...travel, payPackage: { ...emptyPackage, baseHourlyCents: 20_00, mealsWeeklyCents: 900_00 } });
    expect(screen.getByText(/base rate is less than half/)).toBeDefined();
    enter(/^Base rate/, '40');
    expect(screen.queryByText(/base rate is less than half/)).toBeNull();
  });

  it('follows California’s overtime rule until another is chosen', async () => {
    await show({ ...travel, location: 'Oakland, CA' });
    enter(/^Base rate/, '40');
    expect(amountOf('Overtime 12 h × $60')).toBe('$720');
    expect(values().payPackage?.overtimeRule).toBeNull();
    enter(/^Overtime rule/, 'ca_aws_12');
    expect(amountOf('Per week')).toBe('$1,440');
    expect(screen.getByText(/secret ballot/)).toBeDefined();
  });
});

describe('the pay of other jobs', () => {
  it('of a local contract is weekly without stipends, or another basis', async () => {
    await show({ ...travel, assignment: 'local', payPackage: emptyPackage });
    expect(screen.queryByLabelText(/^Meals per week/)).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: 'Another way' }));
    expect(screen.getByLabelText(/^Pay type/)).toBeDefined();
    expect(values().payPackage).toBeNull();
  });

  it('says that the state requires a range, and links to it', async () => {
    await show({ location: 'Chicago, IL', payBy: 'max_amount' });
    const button = await screen.findByRole('button', { name: 'Add a Pay Range' });
    expect(screen.getByText(/Illinois asks for a pay range/)).toBeDefined();
    fireEvent.click(button);
    enter(/^Minimum pay/, '100');
    enter(/^Maximum pay/, '120');
    expect(screen.queryByRole('button', { name: 'Add a Pay Range' })).toBeNull();
  });
});
