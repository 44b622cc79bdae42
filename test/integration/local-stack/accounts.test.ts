import { describe, expect, it } from 'vitest';
import { registerEmployer, registerProfessional } from '../../support/people';
import { sharedStack } from '../../support/stack';

await sharedStack();

describe('the shared stack', () => {
  it('takes a professional and an employer from registration to a session', async () => {
    const [professional, employer] = await Promise.all([registerProfessional(), registerEmployer()]);
    expect(professional.me).toMatchObject({ email: professional.email, userType: 'doctor', membership: null });
    expect(employer.me.membership).toMatchObject({ role: 'admin', organization: employer.organization });
  });
});
