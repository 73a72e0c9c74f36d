/** A provider of an organization's own, where its people sign in (OpenID Connect). Who they then are here, the use cases say. */

/** What one sign-in is bound to. */
export interface SignInSecrets {
  /** The address that the provider sends the browser back to, without a query. */
  readonly redirectUri: string
  readonly state: string
  readonly nonce: string
  /** Of PKCE. */
  readonly verifier: string
}

/** What the browser brought back. */
export interface ProviderAnswer {
  readonly code?: string | undefined
  readonly iss?: string | undefined
  readonly error?: string | undefined
}

export interface ProviderPerson {
  readonly issuer: string
  /** The provider's own name for the person; it never names anyone else. */
  readonly subject: string
  readonly email: string | undefined
  readonly emailVerified: boolean
  /** Ten digits, verified by the provider. */
  readonly phoneNumber: string | undefined
}

export interface SignInProvider {
  /** Undefined where the organization has no provider: nothing else is then called. */
  readonly offered:
    | {
        /** What people call it, for a button. */
        readonly name: string
        readonly issuer: string
        /** Whether an email that it verified opens the account of that email. */
        readonly trustedForEmail: boolean
      }
    | undefined
  /** Where the browser goes. */
  begin(secrets: SignInSecrets): Promise<string>
  /** @throws ProviderAnswerRefused where the answer proves nothing; any other error where the provider is away */
  finish(secrets: SignInSecrets, answer: ProviderAnswer): Promise<ProviderPerson>
  /** Where the session at the provider ends; undefined where it does not offer that. */
  logoutAddress(returnTo: string): Promise<string | undefined>
}

export class ProviderAnswerRefused extends Error {}

const missing = () => Promise.reject(new Error('There is no provider to sign in at'))

export const noSignInProvider = (): SignInProvider => ({ offered: undefined, begin: missing, finish: missing, logoutAddress: missing })
