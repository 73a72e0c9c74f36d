import { oidcSignIn } from '../../vendors/oidc/oidc-sign-in.ts'
import type { AgentSignIn } from '../port.ts'
import type { AGENT_OIDC_SETTINGS } from './agent-oidc-settings.ts'

export const oidcAgentSignIn = (values: Readonly<Record<keyof typeof AGENT_OIDC_SETTINGS, string>>): AgentSignIn =>
  oidcSignIn({
    name: values.AGENT_OIDC_NAME,
    issuer: values.AGENT_OIDC_ISSUER,
    clientId: values.AGENT_OIDC_CLIENT_ID,
    clientSecret: values.AGENT_OIDC_CLIENT_SECRET,
    scopes: values.AGENT_OIDC_SCOPES,
    trustedForEmail: values.AGENT_OIDC_TRUSTED_FOR_EMAIL === 'on',
  })
