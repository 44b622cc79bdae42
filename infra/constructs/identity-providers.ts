import { Aws, SecretValue } from 'aws-cdk-lib';
import {
  OidcAttributeRequestMethod,
  ProviderAttribute,
  UserPoolDomain,
  UserPoolIdentityProviderGoogle,
  UserPoolIdentityProviderOidc,
  type IUserPool,
} from 'aws-cdk-lib/aws-cognito';
import { Construct } from 'constructs';
import type { ProviderClient, StageConfig } from '../config';

export type ProviderName = keyof StageConfig['providers'];

export interface IdentityProvidersProps {
  readonly config: StageConfig;
  readonly userPool: IUserPool;
}

const secretOf = ({ secretName }: ProviderClient): SecretValue => SecretValue.secretsManager(secretName);
/** The subject is stored separately, because the pool may lowercase it in the user name. */
const attributeMapping = {
  email: ProviderAttribute.other('email'),
  emailVerified: ProviderAttribute.other('email_verified'),
  givenName: ProviderAttribute.other('given_name'),
  familyName: ProviderAttribute.other('family_name'),
  nickname: ProviderAttribute.other('sub'),
};
const scopes = ['openid', 'email', 'profile'];

export class IdentityProviders extends Construct {
  readonly names: readonly ProviderName[];
  readonly domain: string | undefined;

  constructor(scope: Construct, id: string, { config, userPool }: IdentityProvidersProps) {
    super(scope, id);
    const { Google, LinkedIn } = config.providers;
    if (Google) {
      new UserPoolIdentityProviderGoogle(this, 'Google', {
        userPool,
        clientId: Google.clientId,
        clientSecretValue: secretOf(Google),
        scopes,
        attributeMapping,
      });
    }
    if (LinkedIn) {
      new UserPoolIdentityProviderOidc(this, 'LinkedIn', {
        userPool,
        name: 'LinkedIn' satisfies ProviderName,
        clientId: LinkedIn.clientId,
        clientSecret: secretOf(LinkedIn).unsafeUnwrap(),
        issuerUrl: 'https://www.linkedin.com/oauth',
        // Its discovery document names a different issuer, so the endpoints are explicit.
        endpoints: {
          authorization: 'https://www.linkedin.com/oauth/v2/authorization',
          token: 'https://www.linkedin.com/oauth/v2/accessToken',
          userInfo: 'https://api.linkedin.com/v2/userinfo',
          jwksUri: 'https://www.linkedin.com/oauth/openid/jwks',
        },
        attributeRequestMethod: OidcAttributeRequestMethod.GET,
        scopes,
        attributeMapping,
      });
    }
    this.names = [...(Google ? (['Google'] as const) : []), ...(LinkedIn ? (['LinkedIn'] as const) : [])];
    this.domain = this.names.length > 0 ? this.addDomain(config, userPool) : undefined;
  }

  private addDomain({ stage, region }: StageConfig, userPool: IUserPool): string {
    // Prefixes are unique per region, hence the account ID.
    const domainPrefix = `wardline-${stage}-${Aws.ACCOUNT_ID}`;
    new UserPoolDomain(this, 'Domain', { userPool, cognitoDomain: { domainPrefix } });
    return `${domainPrefix}.auth.${region}.amazoncognito.com`;
  }
}
