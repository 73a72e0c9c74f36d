/** From the answers to an application: may one be started, account, phone, consents, application [registration/submit]. No React in here. */

import { RequestError } from '@hearthline/client'
import type { CallAt, ReplyOf } from '@hearthline/contract'
import {
  type ActiveApplicationReason,
  type ConsentRequest,
  type CreateContext,
  type RegisterData,
  registrationFailure,
  requiredConsents,
  toCreateBody,
} from '@hearthline/domain/registration'
import type { request as makeRequest } from '../api/request.ts'

export type StartModal = NonNullable<
  ReplyOf<CallAt<'GET', '/service-search/api/v1/profiles/actions/verify-ability-to-start-application'>>['modal']
>

export type RegistrationResult =
  | { readonly kind: 'created'; readonly uuid: string }
  /** `error` where it was not the registration itself that said so. */
  | { readonly kind: 'account-exists'; readonly email: string; readonly error?: unknown }
  | { readonly kind: 'active'; readonly reason: ActiveApplicationReason; readonly modal: StartModal | null }
  | { readonly kind: 'message'; readonly message: string }
  /** Nothing was made and the same press can be tried again: no answer, too many tries, fields to fix. */
  | { readonly kind: 'retry'; readonly error: unknown }
  /** The lender was withdrawn meanwhile: a page that says so takes the place of the wizard. */
  | { readonly kind: 'withdrawn' }
  | { readonly kind: 'dashboard'; readonly error: unknown }

export interface RegistrationInput {
  readonly data: RegisterData
  readonly password: string | undefined
  readonly signedIn: boolean
  readonly orgCode: string
  /** Which wizard; the consents keep it. */
  readonly source: 'register-v2' | 'register'
  readonly context: CreateContext
  /** Of each consent, the version of the words that were shown; none where the page could not ask for it. */
  readonly versions: Readonly<Partial<Record<string, string>>>
  /** Uuids of the prompts that were shown, by type; a consent without one cannot be recorded. */
  readonly prompts: Readonly<Partial<Record<'SMS' | 'SMS_TRANSACTIONAL', string>>>
}

export interface RegistrationTools {
  readonly request: typeof makeRequest
  readonly storeToken: (token: string) => void
  readonly clearToken: () => void
  readonly keyFor: (body: unknown) => string
  readonly forgetKey: () => void
}

export async function submitRegistration(input: RegistrationInput, tools: RegistrationTools): Promise<RegistrationResult> {
  let call: 'identity' | 'other' = 'other'
  try {
    if (input.signedIn) {
      const obstacle = await obstacleToStart(tools)
      if (obstacle) return obstacle
    } else {
      call = 'identity'
      await registerIdentity(input, tools)
      call = 'other'
    }
    await addPhone(input.data, tools)
    await recordConsents(input, tools)
    return { kind: 'created', uuid: await create(input, tools) }
  } catch (error) {
    return await failure(error, { call, email: input.data.email, tools })
  }
}

async function obstacleToStart({ request }: RegistrationTools): Promise<RegistrationResult | undefined> {
  const { canStartApplication, reason, modal } = await request(
    'GET',
    '/service-search/api/v1/profiles/actions/verify-ability-to-start-application',
  )
  return canStartApplication ? undefined : { kind: 'active', reason: reason ?? 'ACTIVE', modal }
}

/** The account was made, but its token is not good: what is left is to log in with it. */
const IDENTITY_EXISTS = 'identity exists'

/** The token is good only when the identity lookup says so; otherwise 'identity exists' [session/identity-lookup]. */
async function registerIdentity(
  { data, password = '', orgCode, versions }: RegistrationInput,
  { request, storeToken, clearToken }: RegistrationTools,
): Promise<void> {
  const { email, phoneNumber } = data
  const { jwt } = await request('POST', '/identity/api/v1/registration/register', {
    query: { organization: orgCode },
    body: { email, password, phoneNumber, consents: versioned(requiredConsents(data), versions) },
  })
  storeToken(jwt)
  try {
    await request('GET', '/identity/secure/api/v1_1/identity')
  } catch (cause) {
    clearToken()
    throw new Error(IDENTITY_EXISTS, { cause })
  }
}

/** Only if it is not there already. */
async function addPhone({ phoneNumber }: RegisterData, { request }: RegistrationTools): Promise<void> {
  if (phoneNumber === '') return
  const { phoneNumbers } = await request('GET', '/service-profile/api/v1/profile')
  if (phoneNumbers.some(({ number }) => number.replace(/\D/g, '').endsWith(phoneNumber))) return
  await request('POST', '/service-profile/api/v1/profile/phone-numbers', { body: { type: 'MOBILE', number: phoneNumber } })
}

/** What was ticked is recorded. What was not is no refusal of anything given before, so nothing is sent for it. */
async function recordConsents({ data, prompts, orgCode, source }: RegistrationInput, { request }: RegistrationTools): Promise<void> {
  const ticked = [data.smsMarketingConsent && prompts.SMS, data.smsTransactionalConsent && prompts.SMS_TRANSACTIONAL].filter(
    (uuid) => typeof uuid === 'string',
  )
  if (ticked.length === 0 || data.email === '' || data.phoneNumber === '') return
  await request('POST', '/service-comms-prefs/secure/api/v1/consent/user', {
    body: {
      source,
      org: orgCode,
      phone: data.phoneNumber,
      email: data.email,
      consents: ticked.map((uuid) => ({ consent_prompt_uuid: uuid, opt_in_out: 'OPT_IN' as const })),
      product_type: 'HELOC',
    },
  })
}

/** What is recorded names the version that was read. */
const versioned = (consents: readonly ConsentRequest[], versions: RegistrationInput['versions']) =>
  consents.map((consent) => ({ ...consent, ...(versions[consent.type] !== undefined && { version: versions[consent.type] }) }))

async function create({ data, context, versions }: RegistrationInput, { request, keyFor, forgetKey }: RegistrationTools): Promise<string> {
  const plain = toCreateBody({ data, softCreditAccepted: true, context })
  const { consentRequests, consentListRequest } = plain
  const body = {
    ...plain,
    consentRequests: versioned(consentRequests, versions),
    consentListRequest: versioned(consentListRequest, versions),
  }
  const idempotencyKey = keyFor(body)
  try {
    const { uuid } = await request('POST', '/service-application/api/v3/application/heloc', {
      query: { state: data.propertyAddress.state },
      // The contract's own reading of the same body; the domain's is read-only.
      body: body as never,
      idempotencyKey,
    })
    forgetKey()
    return uuid
  } catch (error) {
    // Unanswered, or the server itself failed: it may have been made, so the next try says that it is the same one.
    if (error instanceof RequestError && error.status > 0 && error.status < 500) forgetKey()
    throw error
  }
}

interface FailureInput {
  readonly call: 'identity' | 'other'
  readonly email: string
  readonly tools: RegistrationTools
}

async function failure(error: unknown, { call, email, tools }: FailureInput): Promise<RegistrationResult> {
  const { status, message } = error instanceof RequestError ? error : { status: 0, message: error instanceof Error ? error.message : '' }
  const data = error instanceof RequestError ? error.data : undefined
  if (data?.code === 'no_new_applications') return { kind: 'withdrawn' }
  if (message === IDENTITY_EXISTS) return { kind: 'account-exists', email, error }
  if (data?.code === 'active_application') {
    const obstacle = await obstacleToStart(tools).catch(() => undefined)
    return obstacle ?? { kind: 'active', reason: 'ACTIVE', modal: null }
  }
  const ofLink = status === 422 ? data?.fields?.find(({ path }) => path === 'referrerId') : undefined
  if (ofLink) return { kind: 'message', message: ofLink.message }
  const leadsTo = registrationFailure({ status, message, call })
  if (leadsTo === 'account-exists') return { kind: 'account-exists', email }
  if (leadsTo === 'registration-message') return { kind: 'message', message }
  return canTryAgainHere(error) ? { kind: 'retry', error } : { kind: 'dashboard', error }
}

/** What the same press can still bring about: no answer yet, too many tries at once, a field of this form to fix (decision 0022). */
const canTryAgainHere = (error: unknown): boolean =>
  error instanceof RequestError &&
  (error.status === 0 || error.status === 429 || (error.status === 422 && (error.data?.fields ?? []).length > 0))
