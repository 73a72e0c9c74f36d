/** The calls of the second step: under the token of a sign-in that is not finished, or in the session that is open. */
import type { CallAt, ReplyOf } from '@hearthline/contract'
import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { RequestError, requestAsIs as request } from '../api/request.ts'

const PATH = '/console/api/v1/second-factor'

export type SecondFactor = ReplyOf<CallAt<'GET', typeof PATH>>
export interface Passed {
  /** Of the session that follows a sign-in; null where the session stays. */
  readonly jwt: string | null
}
export interface Added extends Passed {
  /** Shown this once. */
  readonly recoveryCodes: readonly string[] | null
}

/** Closed by the person, or no key was there: they may try again. */
const NOT_USED = new RequestError('No passkey was used. Try again, or use another way.')

/** Fetched when it is needed: most pages of the console never do. */
const webAuthn = () => import('@simplewebauthn/browser')

/** A host that is a plain number has no passkeys, and neither has a page that is not secure. */
export const passkeysWork = (): boolean =>
  window.isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(window.location.hostname)

export function factorCalls(token?: string) {
  const under = token === undefined ? {} : { token }
  return {
    read: (): Promise<SecondFactor> => request('GET', PATH, under),
    skip: (): Promise<Passed> => request('POST', `${PATH}/skip`, under),
    byCode: (code: string): Promise<Passed> => request('POST', `${PATH}/check/code`, { ...under, body: { code } }),
    byRecoveryCode: (code: string): Promise<Passed> => request('POST', `${PATH}/check/recovery-code`, { ...under, body: { code } }),
    async byPasskey(): Promise<Passed> {
      const optionsJSON = (await request('POST', `${PATH}/check/options`, under)) as unknown as PublicKeyCredentialRequestOptionsJSON
      const { startAuthentication } = await webAuthn()
      const credential = await startAuthentication({ optionsJSON }).catch(() => Promise.reject(NOT_USED))
      return await request('POST', `${PATH}/check`, { ...under, body: { credential: asBody(credential) } })
    },
    async addPasskey(name: string): Promise<Added> {
      const optionsJSON = (await request('POST', `${PATH}/passkeys/options`, under)) as unknown as PublicKeyCredentialCreationOptionsJSON
      const { startRegistration } = await webAuthn()
      const credential = await startRegistration({ optionsJSON }).catch((problem: unknown) => Promise.reject(notMade(problem)))
      return await request('POST', `${PATH}/passkeys`, { ...under, body: { name, credential: asBody(credential) } })
    },
    startApp: () => request('POST', `${PATH}/authenticator-app`, under),
    confirmApp: (code: string): Promise<Added> => request('POST', `${PATH}/authenticator-app/confirm`, { ...under, body: { code } }),
  }
}
export type FactorCalls = ReturnType<typeof factorCalls>

/** What the browser gives is data already. */
const asBody = (credential: object) =>
  credential as {
    id: string
    rawId: string
    type: 'public-key'
    response: Record<string, unknown>
    clientExtensionResults: Record<string, unknown>
  }

const notMade = (problem: unknown): RequestError =>
  new RequestError(
    problem instanceof Error && problem.name === 'InvalidStateError'
      ? 'This device has a passkey of yours already.'
      : 'No passkey was made. Try again, or use an authenticator app.',
  )
