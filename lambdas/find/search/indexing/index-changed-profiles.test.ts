import type { DomainEvent } from '@shared/core/model/event';
import { expect, it } from 'vitest';
import { personIdOf, professionalDocument } from '../../../../test/support/people/professional-documents';
import type { ProfessionalIndexChange } from '../../../search-index/professional-port';
import { indexProfiles } from './index-changed-profiles';

const event = (type: string, number: number): DomainEvent =>
  ({
    id: `${type}:1`,
    type,
    occurredAt: '2026-11-21T12:00:00.000Z',
    data: { userId: personIdOf(number) },
  }) as DomainEvent;

const react = async (given: DomainEvent): Promise<ProfessionalIndexChange[]> => {
  const applied: ProfessionalIndexChange[] = [];
  const documents = {
    find: async (userId: string) => ({
      document: userId === personIdOf(1) ? professionalDocument(1) : null,
      revision: 42,
    }),
  };
  const index = { apply: async (changes: readonly ProfessionalIndexChange[]) => void applied.push(...changes) };
  for (const { run } of indexProfiles({ documents, index }, given)) await run();
  return applied;
};

it('sends the current profile to the index', async () => {
  const put = [{ kind: 'put', document: professionalDocument(1) }];
  expect(await react(event('profile.changed', 1))).toEqual(put);
  expect(await react(event('credential.status_changed', 1))).toEqual(put);
});

it('removes a person who left the search, with the revision', async () => {
  expect(await react(event('profile.changed', 2))).toEqual([{ kind: 'remove', id: personIdOf(2), revision: 42 }]);
});

it('ignores other events', async () => {
  expect(await react(event('account.verified', 1))).toEqual([]);
});
