import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MessageTemplate } from '@shared/messages/model/message-template';
import { AppError } from '@shared/errors';
import { memberOf, showTo, template } from '@/messages/parts/message-templates/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering } from '@/lib/testing/api-server';
import { TemplatesView } from './templates-view';

let stored: MessageTemplate[];
const server = answering({
  listMessageTemplates: () => ({ items: stored }),
  createMessageTemplate: ({ body }) => {
    stored = [...stored, template(2, body)];
    return stored.at(-1)!;
  },
  updateMessageTemplate: ({ body: { template: form, version } }) => {
    if (version !== stored[0]!.version) throw new AppError('STALE_VERSION');
    stored = [{ ...stored[0]!, ...form, version: version + 1 }];
    return stored[0]!;
  },
  deleteMessageTemplate: () => {
    stored = [];
    return { items: stored };
  },
});

const show = (role: 'member' | 'manager') => showTo(memberOf(role), <TemplatesView />);
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name, hidden: true });
  await act(async () => fireEvent.click(button));
};
const field = async (name: RegExp) =>
  screen.findByRole<HTMLInputElement | HTMLTextAreaElement>('textbox', { name, hidden: true });
const type = async (name: RegExp, value: string) => fireEvent.change(await field(name), { target: { value } });

beforeEach(async () => {
  stored = [template(1)];
  await loadTexts('settings', 'message-templates', 'marketplace');
});

describe('message templates', () => {
  it('show placeholders as tokens, and are read-only for members', async () => {
    await show('member');
    const row = within(await screen.findByRole('list', { name: 'Message Templates' }));
    expect(row.getByText('First name')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Edit Template 1' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add Template' })).toBeNull();
  });

  it('are added with placeholders from buttons', async () => {
    await show('manager');
    await press('Add Template');
    await type(/^Name/, 'Follow-up');
    await type(/^Message/, 'Hi ');
    const area = (await field(/^Message/)) as HTMLTextAreaElement;
    area.setSelectionRange(3, 3);
    await press('First name');
    expect(area.value).toBe('Hi {first name}');
    await press('Save Template');
    expect(await screen.findByText('Follow-up')).toBeDefined();
    expect(server.calls('createMessageTemplate')).toMatchObject([
      { body: { name: 'Follow-up', body: 'Hi {first name}' } },
    ]);
  });

  it("let people choose when a colleague's change came first", async () => {
    await show('manager');
    await press('Edit Template 1');
    await type(/^Message/, 'My text');
    stored = [template(1, { body: 'Their text', version: 2 })];
    await press('Save Template');
    expect(await screen.findByText('Someone else saved changes')).toBeDefined();
    await press('Save');
    await waitFor(() => expect(stored).toMatchObject([{ body: 'My text', version: 3 }]));
  });

  it('are deleted after a confirmation', async () => {
    await show('manager');
    await press('Delete Template 1');
    await press('Delete');
    expect(await screen.findByText('No templates yet')).toBeDefined();
  });
});
