import { refusalReply } from '@lambdas/platform/http/reply';
import { staffRoles, type StaffRole } from '@shared/trust/rules/staff-permissions';
import { AppError } from '@shared/errors';
import { Email } from '@shared/core/model/fields';
import { parseArgs } from 'node:util';
import { StageError, variablesFor } from './lib/stage-variables';

// npm run staff -- add <email> --roles trust,support     the local stack started by "npm start"
// npm run staff -- list --stage dev                      a deployed stage, with the shell's AWS credentials

const help = `npm run staff -- <command> [options]
  add <email> --roles <roles>     make the owner of an account staff, or change the roles; roles: ${staffRoles.join(', ')}
  remove <email>                  take someone off the staff; one owner always stays
  list                            everyone with their roles
  --stage <stage>                 a deployed stage; without it the local stack
  --reason <text>                 stored with the change`;

const rolesIn = (text: string | undefined): StaffRole[] => {
  const named = new Set(text?.split(',').map((it) => it.trim()) ?? []);
  const roles = staffRoles.filter((role) => named.has(role));
  if (roles.length === 0 || roles.length !== named.size) throw new StageError(help);
  return roles;
};

const readArguments = () => {
  const options = { stage: { type: 'string' }, roles: { type: 'string' }, reason: { type: 'string' } } as const;
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch {
    throw new StageError(help);
  }
};

const emailIn = (address: string | undefined): string => {
  const { data } = Email.safeParse(address);
  if (data === undefined) throw new StageError(`${address ?? ''} is not an email address.`);
  return data;
};

const run = async (): Promise<void> => {
  const { values, positionals } = readArguments();
  const [command, address] = positionals;
  const roles = command === 'add' ? rolesIn(values.roles) : [];
  if (command !== 'list' && (!['add', 'remove'].includes(command ?? '') || address === undefined))
    throw new StageError(help);
  Object.assign(process.env, await variablesFor(values.stage, ['staff']));
  const [{ deps }, { addStaffMember, changeStaffMember, removeStaffMember }] = await Promise.all([
    import('@lambdas/trust/staff/deps'),
    import('@lambdas/trust/staff/manage-staff'),
  ]);
  const reason = values.reason ?? 'npm run staff';
  const listed = await deps.members.list();
  if (command !== 'list') {
    const email = emailIn(address);
    const member = listed.find((it) => it.email === email);
    if (command === 'remove') {
      if (!member) throw new StageError(`${email} is not on the staff.`);
      await removeStaffMember(deps, member.userId, { reason, version: member.version });
    } else if (member) await changeStaffMember(deps, member.userId, { roles, reason, version: member.version });
    else await addStaffMember(deps, { email, roles, reason });
  }
  const members = command === 'list' ? listed : await deps.members.list();
  if (members.length === 0) console.info('No one is on the staff yet.');
  for (const it of members) {
    const twoFactor = it.twoFactorEnabled ? '' : '  (two-factor not set up)';
    console.info(`  ${it.email.padEnd(50)} ${it.roles.join(', ')}${twoFactor}`);
  }
};

run().then(
  // The SDK's open connections would delay the exit.
  () => process.exit(0),
  async (error: unknown) => {
    if (error instanceof AppError)
      console.error((JSON.parse((await refusalReply(error)).body ?? '{}') as { error: string }).error);
    else console.error(error instanceof StageError ? error.message : error);
    process.exit(1);
  },
);
