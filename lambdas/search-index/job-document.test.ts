import { JobDraft } from '@shared/model/job';
import { expect, it } from 'vitest';
import { jobIdOf, organizationIdOf, userIdOf } from '../../test/support/job-documents';
import { jobDocumentOf, readIndexed } from './job-document';

it('has the texts without their marks, so excerpts read like sentences', () => {
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
  expect(jobDocumentOf(job, null)).toMatchObject({
    description: 'Nights\n\nA calm ward.',
    requirements: '• BLS\n• ACLS',
  });
});
