/** What the settings of an OpenID Connect provider may be. */
import { z } from 'zod'

/** On one's own machine alone: elsewhere whoever listens on the way would sign in as anyone. */
const LOCAL = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?(?:\/|$)/

const isIssuer = (value: string) => URL.canParse(value) && (value.startsWith('https://') || LOCAL.test(value))

export const OIDC_ALLOWED = {
  issuer: z.string().refine(isIssuer, 'must be the https address of the provider, for example https://id.example'),
  text: z.string().min(1),
  name: z.string().min(1).max(40, 'must have at most 40 characters'),
  scopes: z
    .string()
    .regex(/^openid( [\x21\x23-\x5b\x5d-\x7e]+)*$/, 'must begin with openid and separate scopes by spaces')
    .default('openid email'),
  trusted: z.enum(['on', 'off'], 'must be on or off').default('off'),
}
