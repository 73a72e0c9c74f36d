import { describeAgentSignInContract } from '../port.contract.ts'
import { oidcAgentSignIn } from './oidc-agent-sign-in.ts'

const values = {
  AGENT_OIDC_NAME: 'Fox ID',
  // No one listens there.
  AGENT_OIDC_ISSUER: 'http://127.0.0.1:9',
  AGENT_OIDC_CLIENT_ID: 'hearthline',
  AGENT_OIDC_CLIENT_SECRET: 'secret',
  AGENT_OIDC_SCOPES: 'openid email',
  AGENT_OIDC_TRUSTED_FOR_EMAIL: 'off',
}

describeAgentSignInContract('oidc', () => oidcAgentSignIn(values))
