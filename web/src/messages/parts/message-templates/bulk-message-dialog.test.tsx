import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReceivedApplication } from '@shared/hiring/model/application';
import { toastStore } from '@/components/ui/base/toast';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering, refuse } from '@/lib/testing/api-server';
import { testId, testUserId } from '@/lib/testing/ids';
import { messages as texts } from '@shared/text/english.fixture';
import { BulkMessageDialog } from './bulk-message-dialog';
import { memberOf, showTo, template } from './testing';

const applicant = (number: number, firstName: string, changes: Partial<ReceivedApplication> = {}) =>
  ({
    applicationId: testId('app', number),
    jobId: testId('job'),
    jobTitle: 'RN, ICU',
    status: 'new',
    candidate: { userId: testUserId(number), firstName, lastName: 'Stone' },
    ...changes,
  }) as unknown as ReceivedApplication;

const [ann, bob] = [applicant(2, 'Ann'), applicant(3, 'Bob')];
const again = applicant(4, 'Ann', { candidate: ann.candidate, jobTitle: 'RN, ER' });
const gone = applicant(5, 'Cleo', { status: 'withdrawn' });

const sent = ({ applicationId }: ReceivedApplication) =>
  ({ applicationId, outcome: 'sent', conversationId: testId('cnv') }) as const;
const server = answering({
  listMessageTemplates: () => ({ items: [template(1)] }),
  messageApplicants: () => ({ results: [sent(ann), sent(bob)] }),
});

const onClose = vi.fn();
const show = (applications: readonly ReceivedApplication[]) =>
  showTo(memberOf('manager'), <BulkMessageDialog applications={applications} onClose={onClose} />);
const field = (name: RegExp) => screen.getByRole<HTMLTextAreaElement>('textbox', { name, hidden: true });
const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: RegExp | string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name, hidden: true })));

beforeEach(async () => {
  onClose.mockClear();
  await loadTexts('message-templates');
});

describe('a message to many', () => {
  it('is previewed for each person and sent once to each', async () => {
    await show([ann, bob, again, gone]);
    expect(screen.getByText("Cleo Stone withdrew and won't get this message.")).toBeDefined();
    type(/^Subject/, 'Next step');
    type(/^Message/, 'Hi {first name}, {job} at {organization}? {my name}');
    const preview = within(screen.getByRole('region', { name: 'Preview', hidden: true }));
    expect(preview.getByText('To Ann Stone (1 of 2)')).toBeDefined();
    expect(preview.getByText('Hi Ann, RN, ICU at Mercy? Lee Park')).toBeDefined();
    await press('Next candidate');
    expect(preview.getByText('Hi Bob, RN, ICU at Mercy? Lee Park')).toBeDefined();
    await press('Send to 2 Candidates');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(toastStore.get().at(-1)?.text).toBe('Message sent to 2 candidates');
    expect(server.calls('messageApplicants')).toMatchObject([
      { body: { applicationIds: [ann.applicationId, bob.applicationId], subject: 'Next step' } },
    ]);
  });

  it('starts from a template, and needs a subject and a text', async () => {
    await show([ann]);
    await press('Send to 1 Candidate');
    expect(screen.getAllByText(texts.required)).toHaveLength(2);
    await press('Use a Template');
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Template 1' }));
    expect(field(/^Message/).value).toBe('Hi {first name}, about {job}');
    expect(server.calls('messageApplicants')).toEqual([]);
  });

  it('names people who did not get it, and retries for those it may reach', async () => {
    server.use({
      messageApplicants: ({ body }) => ({
        results: body.applicationIds.map((applicationId) => ({
          applicationId,
          conversationId: null,
          outcome: applicationId === ann.applicationId ? 'blocked' : 'later',
        })),
      }),
    });
    await show([ann, bob]);
    type(/^Subject/, 'Next step');
    type(/^Message/, 'Hello');
    await press('Send to 2 Candidates');
    expect(await screen.findByText('Sent to 0. Not sent to 2:')).toBeDefined();
    expect(screen.getByText('Conversation blocked')).toBeDefined();
    server.use({ messageApplicants: () => ({ results: [sent(bob)] }) });
    await press('Try Again');
    expect(await screen.findByText('Sent to 1. Not sent to 1:')).toBeDefined();
    const [first, second] = server.calls('messageApplicants');
    expect(second?.body).toMatchObject({ id: first?.body.id, applicationIds: [bob.applicationId] });
  });

  it('keeps the text when sending fails', async () => {
    server.use({ messageApplicants: refuse('TOO_MANY_REQUESTS') });
    await show([ann]);
    type(/^Subject/, 'Next step');
    type(/^Message/, 'Hello');
    await press('Send to 1 Candidate');
    expect(await screen.findByRole('alert', { hidden: true })).toBeDefined();
    expect(field(/^Message/).value).toBe('Hello');
  });
});
