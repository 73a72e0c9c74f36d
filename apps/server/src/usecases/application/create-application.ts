/** Creates an application: every answer of the wizard at once, and with it the first work, in one transaction. */
import { randomUUID } from 'node:crypto'
import type { Brand } from '@hearthline/brands'
import type { CreateBody } from '@hearthline/contract'
import {
  ageProblem,
  annualIncome,
  birthDate,
  CREDIT_AUTHORIZATION_VERSION,
  EMPTY_BASIS,
  type FlagKey,
  homeAddress,
  type Item,
  implausibleIn,
  isEnded,
  isLocalDate,
  legalName,
  lenderDay,
  localDateFromParts,
  localDateIn,
  propertyAddress,
  saleStatus,
  softCreditConsent,
} from '@hearthline/domain'
import { CRYPTO_UTM_SOURCE, isNewYorkBlocked, stateMessages, waitlistReason } from '@hearthline/domain/registration'
import type { Container } from '../../container.ts'
import { newFact } from '../../engine/new-fact.ts'
import type { Sealing } from '../../secrets/sealing.ts'
import type { NewFact } from '../../store/repositories/applications.ts'
import { applicationsOf, insertApplication } from '../../store/repositories/applications.ts'
import { emailsIn, partyEmail } from '../../store/repositories/parties.ts'
import { isUniqueViolation } from '../../store/unique-violation.ts'
import { refuseOtherVersions } from '../consents/consent-versions.ts'
import { withOwnTexts } from '../consents/lender-texts.ts'
import { type Consent, type ConsentSource, storeConsents } from '../consents/store-consents.ts'
import { flagsOn } from '../flags/evaluate-flags.ts'
import { withIdempotency } from '../idempotency.ts'
import { refuseWithdrawn } from '../organization/refuse-withdrawn.ts'
import { claimForApplication } from '../partner/prequalifications.ts'
import type { FieldProblem } from '../problem.ts'
import { invalid, Problem } from '../problem.ts'
import { keepFirstTracker } from '../profile/tracker.ts'
import { withUnservedZips } from '../reference/unserved-zips.ts'
import { advanceForBorrower } from './advance-for-borrower.ts'
import { mailedFirmOffer } from './mailed-firm-offer.ts'
import { referringOfficer } from './referring-officer.ts'
import { saveApplicant } from './save-applicant.ts'

export interface CreateRequest {
  readonly session: { readonly identityId: string; readonly email: string }
  readonly organization: Brand
  readonly state: string | undefined
  readonly body: CreateBody
  readonly idempotencyKey: string | undefined
  /** network address, kept with the consents */
  readonly address: string
}

/** @throws Problem gone at a lender that takes no applications; validation_failed, state_not_offered, active_application; TooManyTries */
export async function createApplication(container: Container, request: CreateRequest): Promise<{ uuid: string }> {
  const now = container.clock.now()
  const { db } = container
  const { organization, body } = request
  refuseWithdrawn(organization)
  const flags = await flagsOn(container, organization, FLAGS_OF_CREATION, { state: body.propertyRequest.state })
  const lender = await withUnservedZips(db, await withOwnTexts(db, organization))
  const bornOn = checkBody({ ...request, organization: lender }, now, { production: container.config.production, flags })
  const referred = await referringOfficer(container, organization, body)
  const mailed = await mailedFirmOffer(container, organization, body)
  const keyed = {
    organizationCode: organization.orgCode,
    identityId: request.session.identityId,
    key: request.idempotencyKey,
    call: 'create',
    body: { state: request.state, body: request.body },
    now,
  }
  const { reply } = await db
    .transaction((session) =>
      withIdempotency(container, session, keyed, async () => {
        const uuid = randomUUID()
        await refuseSecond(session, request)
        const claim = { organizationCode: organization.orgCode, token: body.prequalification, applicationId: uuid, now }
        const prequalificationId = await claimForApplication(session, claim)
        const row = await insertApplication(session, {
          id: uuid,
          organizationCode: request.organization.orgCode,
          identityId: request.session.identityId,
          version: 0,
          step: 'UNKNOWN',
          decision: 'INITIAL',
          subDecision: 'UNKNOWN_SUBDECISION',
          stepSince: now,
          origin: { ...originOf(body), ...referred, ...mailed, ...(prequalificationId && { prequalificationId }) },
          brandVersion: organization.inForce?.version ?? null,
          createdAt: now,
          updatedAt: now,
        })
        await storeConsents(session, organization, now, consentSource(request, uuid), consentsOf(body))
        await saveApplicant(session, request.session.identityId, profileOf(request.body, bornOn), now)
        await keepFirstTracker(session, request.session.identityId, trackerIn(body))
        await advanceForBorrower(
          session,
          container,
          { row, facts: { now, results: {} } },
          {
            facts: factsOf(container.sealing, request.body, bornOn, `borrower:${request.session.identityId}`),
            actor: `borrower:${request.session.identityId}`,
            action: 'application-created',
            parties: [request.session.email, ...emailsIn(request.body.profileRequest)].map(partyEmail),
          },
        )
        return { uuid }
      }),
    )
    .catch((problem: unknown) => {
      // Two requests without a key at the same moment: the database lets one of them through.
      throw isUniqueViolation(problem, 'applications_one_active') ? secondApplication('IN_PROGRESS') : problem
    })
  return reply
}

/** The flags that this call rests on, as the portal sees them. */
const FLAGS_OF_CREATION = [
  'age-62-plus',
  'crypto-heloc',
  'ny-blocked',
  'ny-enabled',
  'ny-regulator-review',
] as const satisfies readonly FlagKey[]

interface CheckOptions {
  readonly production: boolean
  readonly flags: ReadonlySet<string>
}

/** What the schema alone cannot see: real date, age, state, consents. @returns the date of birth as a LocalDate */
function checkBody({ body, state, organization }: CreateRequest, now: string, { production, flags }: CheckOptions): string {
  const fields: FieldProblem[] = []
  const { dob } = body.profileRequest
  const bornOn = localDateFromParts(dob.year, dob.month, dob.day)
  const today = localDateIn(now, 'America/New_York')
  const propertyState = body.propertyRequest.state
  if (bornOn === undefined || !isLocalDate(bornOn) || dob.year < 1900) fields.push({ path: 'profileRequest.dob', message: 'Invalid date' })
  else {
    const problem = ageProblem(bornOn, today, { state: propertyState, ageRestricted: flags.has('age-62-plus') })
    if (problem) fields.push({ path: 'profileRequest.dob', message: problem })
  }
  // Digits pass outside production only, where personas and tests need many names [fields/name].
  if (production && /\d/.test(body.profileRequest.name.lastName)) {
    fields.push({ path: 'profileRequest.name.lastName', message: 'Some of the characters entered are not supported.' })
  }
  if (body.employmentType === 'UNEMPLOYED') {
    fields.push({ path: 'employmentType', message: "We apologize. At this time, we don't lend to unemployed borrowers." })
  }
  if (!body.consentRequests.some((consent) => consent.type === 'SOFT_CREDIT' && consent.accepted)) {
    fields.push({ path: 'consentRequests', message: 'Your permission for the soft credit check is needed' })
  }
  for (const type of ['TERMS_PRIVACY', 'ELECTRONIC_COMMUNICATION']) {
    if (!body.consentListRequest.some((consent) => consent.type === type && consent.accepted)) {
      fields.push({ path: 'consentListRequest', message: 'Required' })
      break
    }
  }
  fields.push(
    ...refuseOtherVersions(organization, lenderDay(now), 'consentRequests', body.consentRequests),
    ...refuseOtherVersions(organization, lenderDay(now), 'consentListRequest', body.consentListRequest),
  )
  if (propertyState === 'NY' && flags.has('ny-regulator-review')) {
    fields.push({ path: 'propertyRequest.state', message: stateMessages.regulatorReview })
  }
  if (state !== undefined && state.toUpperCase() !== propertyState) {
    fields.push({ path: 'state', message: 'The state does not match the property address' })
  }
  const { propertyRequest, profileRequest } = body
  fields.push(...implausibleIn({ propertyRequest, profileRequest: { homeAddress: profileRequest.homeAddress } }))
  if (fields.length > 0) throw invalid(fields)
  const isBlocked = isNewYorkBlocked(propertyState, { blocksNewYork: flags.has('ny-blocked'), newYorkEnabled: flags.has('ny-enabled') })
  if (isBlocked || !organization.lending.servedStates.includes(propertyState as never)) {
    throw new Problem('state_not_offered', `we do not currently offer loans in ${propertyState}`, {
      fields: [{ path: 'propertyRequest.state', message: `we do not currently offer loans in ${propertyState}` }],
    })
  }
  const waits = waitlistReason({
    state: propertyState,
    zip: body.propertyRequest.zip,
    servedStates: organization.lending.servedStates,
    unservedZipPrefixes: organization.lending.unservedZipPrefixes,
    utmSource: typeof body.utmParameters?.utm_source === 'string' ? body.utmParameters.utm_source : undefined,
    cryptoEnabled: flags.has('crypto-heloc'),
  })
  if (waits) {
    throw invalid([
      waits === 'CRYPTO'
        ? { path: 'utmParameters.utm_source', message: CRYPTO_WAITS }
        : { path: 'propertyRequest.zip', message: PLACE_WAITS },
    ])
  }
  return bornOn!
}

const PLACE_WAITS = 'We don’t lend here yet. Join the waitlist and we’ll email you. No credit decision was made.'
const CRYPTO_WAITS =
  'We don’t offer the line for owners of digital assets yet. Join the waitlist and we’ll email you. No credit decision was made.'

async function refuseSecond(session: Parameters<typeof applicationsOf>[0], { session: who, organization }: CreateRequest): Promise<void> {
  const active = (await applicationsOf(session, who.identityId, organization.orgCode)).find((row) => !isEnded(row.step))
  if (active) throw secondApplication(active.step)
}

const secondApplication = (step: string) => new Problem('active_application', 'Active application already exists.', { step })

const trackerIn = ({ optimizelyProfileRequest: profile }: CreateBody): string | undefined =>
  typeof profile?.optimizelyProfileUuid === 'string' ? profile.optimizelyProfileUuid : undefined

const centsOf = (dollars: number): number => Math.round(dollars * 100)

const postal = (address: CreateBody['propertyRequest'] | CreateBody['profileRequest']['homeAddress']) => ({
  street1: address.street1,
  ...(address.street2 && { street2: address.street2 }),
  city: address.city,
  state: address.state,
  zip: address.zip,
})

const nameOf = ({ name }: CreateBody['profileRequest']) => ({
  firstName: name.firstName,
  ...(name.middleName && { middleName: name.middleName }),
  lastName: name.lastName,
  ...(name.suffix && name.suffix !== 'N/A' && { suffix: name.suffix }),
})

function factsOf(sealing: Sealing, body: CreateBody, bornOn: string, actor: string): NewFact[] {
  const answer = <D>(item: Item<string, 'ask', D>, data: NoInfer<D>) => newFact(sealing, item, { data, basis: EMPTY_BASIS, actor })
  return [
    answer(propertyAddress, { ...postal(body.propertyRequest), occupancyType: body.propertyRequest.occupancyType }),
    answer(homeAddress, postal(body.profileRequest.homeAddress)),
    answer(saleStatus, { listedForSale: body.propertyListedForSale }),
    answer(annualIncome, {
      // Refused before: no one without work gets here (checkBody).
      employmentType: body.employmentType === 'UNEMPLOYED' ? 'OTHER' : body.employmentType,
      primaryCents: centsOf(body.income.incomePrimary),
      otherCents: centsOf(body.income.incomeOther),
      coOwnersCents: centsOf(body.income.incomeCoDeeders),
    }),
    answer(legalName, nameOf(body.profileRequest)),
    answer(birthDate, { bornOn }),
    answer(softCreditConsent, { accepted: true, version: CREDIT_AUTHORIZATION_VERSION }),
  ]
}

const consentsOf = ({ consentRequests, consentListRequest }: CreateBody): Consent[] =>
  [...consentRequests, ...consentListRequest].map(({ type, accepted, version }) => ({
    type,
    answer: accepted ? 'ACCEPTED' : 'DECLINED',
    version,
  }))

const consentSource = ({ session, address }: CreateRequest, applicationId: string): ConsentSource => ({
  ...{ identityId: session.identityId, applicationId, source: 'APPLICATION', email: session.email, address },
})

const profileOf = (body: CreateBody, bornOn: string) => ({
  name: nameOf(body.profileRequest),
  bornOn,
  phoneNumber: body.profileRequest.phoneNumber,
  homeAddress: postal(body.profileRequest.homeAddress),
})

/** Everything the create call carried beside the answers, as given. */
function originOf(body: CreateBody): Record<string, unknown> {
  const {
    profileRequest: _profile,
    propertyRequest: _property,
    income: _income,
    consentRequests: _one,
    consentListRequest: _many,
    prequalification: _link,
    ...rest
  } = body
  const isCrypto = body.utmParameters?.utm_source === CRYPTO_UTM_SOURCE
  return { ...rest, isCrypto }
}
