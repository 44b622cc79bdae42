import { fireEvent, render, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import type { JobDraft } from '@shared/hiring/model/job';
import { emptyDraft } from '@/hiring/parts/jobs/job-draft';
import { loadTexts } from '@/lib/i18n/i18n';
import { JobWarnings, Warned } from './job-warnings';

const Form = () => {
  const form = useForm<JobDraft>({ defaultValues: emptyDraft });
  return (
    <FormProvider {...form}>
      <JobWarnings>
        {(['title', 'description'] as const).map((name) => (
          <Warned key={name} place={name}>
            <input aria-label={name} {...form.register(name)} />
          </Warned>
        ))}
      </JobWarnings>
    </FormProvider>
  );
};

it('warns beside the field while typing, in a live region', async () => {
  await loadTexts('notices');
  render(<Form />);
  const description = screen.getByLabelText('description');
  const announced = description.nextElementSibling;
  expect(announced?.getAttribute('aria-live')).toBe('polite');
  expect(announced?.textContent).toBe('');
  fireEvent.change(description, { target: { value: 'Join our young team' } });
  expect(announced?.textContent).toMatch(/“young” can read as an age preference/);
  expect(screen.getByLabelText('title').nextElementSibling?.textContent).toBe('');
  fireEvent.change(description, { target: { value: 'Join our team' } });
  expect(announced?.textContent).toBe('');
});
