import { JobDraft } from '@shared/hiring/model/job';
import { expect, it } from 'vitest';
import { jobIdOf, organizationIdOf, userIdOf } from '../../test/support/hiring/job-documents';
import { toJobDocument, readIndexed } from './job-document';

const job = readIndexed({
  ...JobDraft.parse({ department: null, specialty: 'Cardiology' }),
  title: 'Night nurse',
  description: '## Nights\nA **calm** [ward](https://example.test).',
  requirements: '- BLS\n- _ACLS_',
  jobId: jobIdOf(1),
  organizationId: organizationIdOf(1),
  status: 'active',
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
  publishedAt: '2026-11-02T08:00:00.000Z',
  postedBy: userIdOf(1),
  assignedTo: null,
});

it('has the texts without Markdown, so excerpts read like sentences', () => {
  expect(toJobDocument(job, null)).toMatchObject({
    description: 'Nights\n\nA calm ward.',
    requirements: '• BLS\n• ACLS',
  });
});

it('has the day after which answers are late, if someone waits', () => {
  expect(toJobDocument(job, null)).not.toHaveProperty('answersLateFrom');
  expect(toJobDocument(job, null, '2026-11-20')).toMatchObject({ answersLateFrom: '2026-11-20' });
});
