import * as z from 'zod';
import {
  ChecklistDetail,
  ChecklistDraft,
  ChecklistSignature,
  MyChecklist,
  SkillsChecklistCode,
} from '../model/skills-checklist';
import { defineRoutes } from '../../core/api/route';

const params = z.strictObject({ checklist: SkillsChecklistCode });

export const checklistRoutes = defineRoutes({
  listMyChecklists: {
    method: 'GET',
    path: '/api/checklists',
    access: 'editProfessionalProfile',
    summary:
      "List the professional's own skills checklists: those for their profession and units, the main one first, then others that they filled in earlier.",
    response: z.object({ items: z.array(MyChecklist) }),
    errors: [],
  },
  getMyChecklist: {
    method: 'GET',
    path: '/api/checklists/{checklist}',
    access: 'editProfessionalProfile',
    summary: 'Get one skills checklist with its skills and the ratings so far.',
    params,
    response: ChecklistDetail,
    errors: ['NOT_FOUND'],
  },
  saveChecklistDraft: {
    method: 'PUT',
    path: '/api/checklists/{checklist}/draft',
    access: 'editProfessionalProfile',
    summary:
      'Save ratings that are not signed yet, or discard them. `version` is the version that was edited. A signed checklist stays as signed.',
    params,
    body: ChecklistDraft,
    response: ChecklistDetail,
    errors: ['NOT_FOUND', 'STALE_VERSION'],
  },
  signChecklist: {
    method: 'POST',
    path: '/api/checklists/{checklist}/signature',
    access: 'editProfessionalProfile',
    status: 201,
    idempotent: true,
    summary: 'Sign a draft in which all skills are rated, by typed name. It replaces the former signature.',
    params,
    body: ChecklistSignature,
    response: ChecklistDetail,
    errors: ['NOT_FOUND', 'STALE_VERSION'],
  },
});
