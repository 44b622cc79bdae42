import { systemClock } from '../runtime/clock';
import { createHttpPlatform } from '../runtime/http-platform';
import { lazyPort } from '../runtime/lazy-port';
import { createOrganizations } from '../runtime/organization-repository';
import { createPeople } from '../runtime/people-repository';
import { createApplicationLists } from './application-lists-repository';
import { createApplicationRepository } from './application-repository';
import { createCandidates, createMembers } from './candidate-repository';
import type { Deps } from './ports';

export const platform = createHttpPlatform();
const { table, cursors } = platform;

export const deps: Deps = {
  applications: createApplicationRepository(table),
  lists: createApplicationLists(table, cursors),
  candidates: createCandidates(table),
  members: createMembers(table),
  people: createPeople(table),
  organizations: createOrganizations(table),
  documents: lazyPort(async () => (await import('../runtime/files/documents-gateway')).createDocuments(systemClock)),
  // Fonts and layout are read only by who sends a resume that is drawn.
  pdf: lazyPort(async () => ({ draw: (await import('../runtime/resume/draw-resume')).drawResume })),
  clock: systemClock,
};
