import { Match, Template } from 'aws-cdk-lib/assertions';
import { beforeAll, describe, expect, it } from 'vitest';
import { stages, type Stage } from '../../infra/config';
import { userGroups } from '../../shared/organizations/rules/permissions';
import { limits } from '../../shared/limits';
import { poolOperationsScope } from '../../shared/platform/user-pool';
import { functionEntries } from '../../shared/platform/functions';
import { queueConsumers } from '../../shared/platform/queue-consumers';
import { personalKeysTable as ofKeys, table as shape } from '../../shared/platform/table';
import { configOf, everyOfType, everyRight, ofType, synthesise, type Synthesis } from './stage';

const made = {} as Record<Stage, Synthesis>;
beforeAll(() => {
  for (const stage of stages) made[stage] = synthesise(stage);
});

const federatedStage = (): Synthesis => synthesise('prod with its own domain');

const propertiesOf = (stage: Stage, type: string): Record<string, unknown>[] =>
  everyOfType(made[stage], type).map(([, { Properties }]) => Properties);

describe.each(stages)('data of %s', (stage) => {
  const outlives = stage !== 'dev';
  const tables = () => propertiesOf(stage, 'AWS::DynamoDB::GlobalTable');
  const isOfKeys = (it: Record<string, unknown>) => JSON.stringify(it['KeySchema']).includes(ofKeys.partitionKey);
  const table = () => tables().find((it) => !isOfKeys(it)) ?? {};
  const keysTable = () => tables().find(isOfKeys) ?? {};
  const replicaOf = (it: Record<string, unknown>) => (it['Replicas'] as Record<string, unknown>[])[0] ?? {};
  const replica = () => replicaOf(table());

  it('is one table in the shape that the repositories use, and one for people’s keys', () => {
    expect(tables()).toHaveLength(2);
    const keys = (partition: string, sort: string) => [
      { AttributeName: partition, KeyType: 'HASH' },
      { AttributeName: sort, KeyType: 'RANGE' },
    ];
    expect(table()['KeySchema']).toEqual(keys(shape.partitionKey, shape.sortKey));
    expect(table()['GlobalSecondaryIndexes']).toEqual(
      Object.entries(shape.indexes).map(([IndexName, { partitionKey, sortKey }]) => ({
        IndexName,
        KeySchema: keys(partitionKey, sortKey),
        Projection: { ProjectionType: 'ALL' },
      })),
    );
    expect(table()).toMatchObject({
      BillingMode: 'PAY_PER_REQUEST',
      StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
      TimeToLiveSpecification: { AttributeName: shape.timeToLive, Enabled: true },
    });
  });

  it('is encrypted and can be restored to any second', () => {
    expect(table()['SSESpecification']).toEqual({ SSEEnabled: true, SSEType: 'KMS' });
    expect(replica()['PointInTimeRecoverySpecification']).toEqual({
      PointInTimeRecoveryEnabled: true,
      RecoveryPeriodInDays: limits.backupDays,
    });
  });

  it('keeps people’s keys in a table with short-lived backups, wrapped by a rotating key', () => {
    expect(keysTable()['KeySchema']).toEqual([{ AttributeName: ofKeys.partitionKey, KeyType: 'HASH' }]);
    expect(keysTable()['StreamSpecification']).toBeUndefined();
    expect(keysTable()['SSESpecification']).toEqual({ SSEEnabled: true, SSEType: 'KMS' });
    expect(replicaOf(keysTable())['PointInTimeRecoverySpecification']).toEqual({
      PointInTimeRecoveryEnabled: true,
      RecoveryPeriodInDays: 7,
    });
    expect(replicaOf(keysTable())['DeletionProtectionEnabled']).toBe(outlives);
    const wrapping = propertiesOf(stage, 'AWS::KMS::Key').filter(
      (it) => it['Description'] === 'Wraps the data keys of people',
    );
    expect(wrapping).toMatchObject([{ EnableKeyRotation: true }]);
  });

  it('is protected from deletion outside dev', () => {
    expect(replica()['DeletionProtectionEnabled']).toBe(outlives);
    const pool = propertiesOf(stage, 'AWS::Cognito::UserPool')[0];
    expect(pool?.['DeletionProtection']).toBe(outlives ? 'ACTIVE' : 'INACTIVE');
    const kept = [
      'AWS::DynamoDB::GlobalTable',
      'AWS::Cognito::UserPool',
      'AWS::SecretsManager::Secret',
      'AWS::S3::Bucket',
    ];
    for (const type of kept) {
      const policies = everyOfType(made[stage], type).map(([, resource]) => resource['DeletionPolicy']);
      expect(policies, type).toEqual(policies.map(() => (outlives ? 'Retain' : 'Delete')));
      expect(policies.length).toBeGreaterThan(0);
    }
  });

  it('encrypts queues and alarms, and accepts TLS only', () => {
    const queues = propertiesOf(stage, 'AWS::SQS::Queue');
    // One pair each for received emails, webhooks, and integrations. Dead-letter queues of publisher, audit log, and schedules, and the delay queue of live connections.
    expect(queues).toHaveLength((Object.keys(queueConsumers).length + 3) * 2 + 4);
    for (const queue of queues) expect(queue['SqsManagedSseEnabled']).toBe(true);
    expect(propertiesOf(stage, 'AWS::SNS::Topic').every((topic) => topic['KmsMasterKeyId'])).toBe(true);
    const wrapping = propertiesOf(stage, 'AWS::KMS::Key').filter((key) => key['KeyUsage'] !== 'SIGN_VERIFY');
    expect(wrapping.every((key) => key['EnableKeyRotation'] === true)).toBe(true);
    const policies = [...propertiesOf(stage, 'AWS::SQS::QueuePolicy'), ...propertiesOf(stage, 'AWS::SNS::TopicPolicy')];
    expect(policies).toHaveLength(queues.length + 1);
    for (const policy of policies) expect(JSON.stringify(policy)).toContain('"aws:SecureTransport":"false"');
  });

  it('expires every log', () => {
    const days = { dev: 14, staging: 30, prod: 365 }[stage];
    const groups = propertiesOf(stage, 'AWS::Logs::LogGroup');
    expect(groups).toHaveLength(functionEntries.length + 5);
    for (const group of groups) expect(group['RetentionInDays']).toBe(days);
  });

  it('locks the roots of the audit log against overwriting', () => {
    const retention = {
      dev: { Mode: 'GOVERNANCE', Days: 1 },
      staging: { Mode: 'GOVERNANCE', Days: 30 },
      prod: { Mode: 'COMPLIANCE', Days: 2555 },
    }[stage];
    const [bucket, more] = propertiesOf(stage, 'AWS::S3::Bucket').filter((it) => it['ObjectLockEnabled']);
    expect(more).toBeUndefined();
    expect(bucket).toMatchObject({
      ObjectLockConfiguration: { ObjectLockEnabled: 'Enabled', Rule: { DefaultRetention: retention } },
      VersioningConfiguration: { Status: 'Enabled' },
    });
    const policies = propertiesOf(stage, 'AWS::S3::BucketPolicy').map((policy) => JSON.stringify(policy));
    expect(policies.filter((policy) => policy.includes('{"Null":{"s3:if-none-match":"true"}}'))).toHaveLength(1);
    const deleting = everyRight(made[stage]).map((policy) => JSON.stringify(policy));
    expect(deleting.filter((policy) => /roots\/\*/.test(policy) && /s3:Delete|s3:Bypass/.test(policy))).toEqual([]);
  });

  it('keeps security events apart, in a place where functions can only append', () => {
    const [group] = propertiesOf(stage, 'AWS::Logs::LogGroup').filter(
      ({ LogGroupName }) => LogGroupName === `wardline-${stage}-security`,
    );
    expect(group).toBeDefined();
    expect(propertiesOf(stage, 'AWS::Logs::LogStream').map((it) => it['LogStreamName'])).toContain('events');
    const rights = everyRight(made[stage])
      .flatMap(({ statements }) => statements)
      .filter(({ Resource }) => JSON.stringify(Resource).includes('log-stream:events'));
    expect(rights.length).toBeGreaterThan(10);
    for (const { Action, Resource } of rights) {
      expect(Action).toBe('logs:PutLogEvents');
      expect(JSON.stringify(Resource)).not.toContain('*');
    }
  });

  it('keeps secrets out of templates', () => {
    const text = JSON.stringify(made[stage].templates);
    expect(text).not.toMatch(/"SecretString"|-----BEGIN|AKIA[0-9A-Z]{16}/);
    expect(propertiesOf(stage, 'AWS::SecretsManager::Secret')[0]?.['GenerateSecretString']).toMatchObject({
      PasswordLength: 64,
    });
  });
});

describe('accounts', () => {
  const pool = () => propertiesOf('prod', 'AWS::Cognito::UserPool')[0] ?? {};
  const clients = () => propertiesOf('prod', 'AWS::Cognito::UserPoolClient');
  const withFlow = (flow: string) =>
    clients().filter((client) => (client['ExplicitAuthFlows'] as string[]).includes(flow));

  it('are created and recovered by the API alone', () => {
    expect(pool()['AdminCreateUserConfig']).toEqual({ AllowAdminCreateUserOnly: true });
    expect(pool()['AccountRecoverySetting']).toEqual({ RecoveryMechanisms: [{ Name: 'admin_only', Priority: 1 }] });
  });

  it('have passwords of six characters and may have a second factor', () => {
    expect((pool()['Policies'] as { PasswordPolicy: unknown }).PasswordPolicy).toMatchObject({ MinimumLength: 6 });
    expect(pool()).toMatchObject({ MfaConfiguration: 'OPTIONAL', EnabledMfas: ['SOFTWARE_TOKEN_MFA'] });
  });

  it('sign in with SRP in the browser; only the server may send a password', () => {
    expect(clients()).toHaveLength(2);
    const [browser] = withFlow('ALLOW_USER_SRP_AUTH');
    const [server] = withFlow('ALLOW_ADMIN_USER_PASSWORD_AUTH');
    expect(browser?.['ExplicitAuthFlows']).toEqual([
      'ALLOW_CUSTOM_AUTH',
      'ALLOW_USER_SRP_AUTH',
      'ALLOW_REFRESH_TOKEN_AUTH',
    ]);
    expect(server?.['ExplicitAuthFlows']).not.toContain('ALLOW_CUSTOM_AUTH');
    expect(server?.['ExplicitAuthFlows']).not.toContain('ALLOW_USER_SRP_AUTH');
    for (const client of clients()) {
      expect(client).toMatchObject({
        PreventUserExistenceErrors: 'ENABLED',
        EnableTokenRevocation: true,
        GenerateSecret: false,
        AccessTokenValidity: 15,
      });
    }
  });

  it('cannot change their address outside the API', () => {
    for (const client of clients()) expect(client['WriteAttributes']).toEqual(['locale']);
  });

  it('are in the groups of the permission matrix', () => {
    const names = propertiesOf('prod', 'AWS::Cognito::UserPoolGroup').map((group) => group['GroupName']);
    expect(names.sort()).toEqual(Object.values(userGroups).sort());
  });

  it('come from no provider unless the stage names one', () => {
    expect(propertiesOf('prod', 'AWS::Cognito::UserPoolIdentityProvider')).toEqual([]);
    expect(pool()).not.toHaveProperty('LambdaConfig.PreSignUp');
    const federated = federatedStage();
    const providers = ofType(federated.templates['auth'], 'AWS::Cognito::UserPoolIdentityProvider').map(
      ([, it]) => it.Properties,
    );
    expect(providers.map((it) => [it['ProviderName'], it['ProviderType']])).toEqual([
      ['Google', 'Google'],
      ['LinkedIn', 'OIDC'],
    ]);
    for (const provider of providers) expect(JSON.stringify(provider)).toContain('{{resolve:secretsmanager:');
  });

  it('hold tokens that the pool rejects for its own operations', () => {
    expect(pool()['UserPoolTier']).toBe('ESSENTIALS');
    expect(pool()).toMatchObject({
      LambdaConfig: {
        DefineAuthChallenge: { 'Fn::GetAtt': [expect.stringContaining('pretoken'), 'Arn'] },
        CreateAuthChallenge: { 'Fn::GetAtt': [expect.stringContaining('pretoken'), 'Arn'] },
        VerifyAuthChallengeResponse: { 'Fn::GetAtt': [expect.stringContaining('pretoken'), 'Arn'] },
        PreTokenGenerationConfig: {
          LambdaVersion: 'V2_0',
          LambdaArn: { 'Fn::GetAtt': [expect.stringContaining('pretoken'), 'Arn'] },
        },
      },
    });
    for (const client of propertiesOf('prod', 'AWS::Cognito::UserPoolClient')) {
      expect(JSON.stringify(client)).not.toContain(poolOperationsScope);
    }
  });

  it('are linked when someone signs in at a provider with the same address', () => {
    const { auth, entrance } = federatedStage().templates;
    // The CSP allows the hosted sign-in.
    expect(JSON.stringify(entrance)).toMatch(/connect-src[^;]*\.auth\.us-east-1\.amazoncognito\.com/);
    // Also refuses cyclic templates.
    const template = Template.fromJSON(auth as unknown as Record<string, unknown>);
    template.hasResourceProperties('AWS::Cognito::UserPool', {
      LambdaConfig: { PreSignUp: { 'Fn::GetAtt': [Match.stringLikeRegexp('presignup'), 'Arn'] } },
    });
    template.hasResourceProperties('AWS::Lambda::Permission', {
      Principal: 'cognito-idp.amazonaws.com',
      SourceArn: { 'Fn::GetAtt': [Match.stringLikeRegexp('Users'), 'Arn'] },
    });
    const mapping = {
      email: 'email',
      email_verified: 'email_verified',
      given_name: 'given_name',
      family_name: 'family_name',
      nickname: 'sub',
    };
    template.allResourcesProperties('AWS::Cognito::UserPoolIdentityProvider', { AttributeMapping: mapping });
    const written = Object.keys(mapping).filter((name) => name !== 'email_verified');
    template.hasResourceProperties('AWS::Cognito::UserPoolClient', {
      AllowedOAuthScopes: ['openid', 'email', 'profile'],
      WriteAttributes: [...written, 'locale'].sort(),
    });
  });
});

describe('a table restored from a backup', () => {
  const restoredTable = configOf('prod from a backup').restoredTable!;
  const restored = () => synthesise('prod from a backup');

  it('is used, streamed from and granted to every function', () => {
    const stage = restored();
    const names = everyOfType(stage, 'AWS::Lambda::Function').flatMap(([, { Properties }]) => {
      const { Variables = {} } = (Properties['Environment'] ?? {}) as { Variables?: Record<string, unknown> };
      return 'TABLE_NAME' in Variables ? [Variables['TABLE_NAME']] : [];
    });
    expect(names.length).toBeGreaterThan(50);
    expect(new Set(names)).toEqual(new Set([restoredTable.name]));
    const sources = everyOfType(stage, 'AWS::Lambda::EventSourceMapping').map(
      ([, { Properties }]) => Properties['EventSourceArn'],
    );
    expect(sources.filter((arn) => arn === restoredTable.streamArn)).toHaveLength(2);
    const rights = JSON.stringify(everyRight(stage));
    expect(rights).toContain(`table/${restoredTable.name}"`);
    expect(rights).not.toContain('Fn::GetAtt":["TableCD117FA1"');
  });

  it('leaves the previous one in place', () => {
    expect(ofType(restored().templates['data'], 'AWS::DynamoDB::GlobalTable')).toHaveLength(2);
  });
});
