/** What each type of consent says today, in the lender's name, with the texts that it names. A changed text gets a new version. */
import { createHash } from 'node:crypto'
import { type Brand, type LegalTextName, legalTextOn } from '@hearthline/brands'
import { CONSENT_NAMES, type ConsentName, consentStatement, consentWordsVersion, type LocalDate, lenderDay } from '@hearthline/domain'
import type { Clock } from '../../engine/clock.ts'
import type { Db } from '../../store/db.ts'
import { withOwnTexts } from './lender-texts.ts'

/** A text as it is kept with whoever agreed to it. */
export interface ConsentText {
  readonly name: LegalTextName | 'consent'
  readonly version: string
  readonly effectiveOn: string | null
  readonly title: string
  readonly content: string
  readonly digest: string
}

/** The texts that the words beside the box name. */
const NAMED: Readonly<Partial<Record<ConsentName, readonly LegalTextName[]>>> = {
  TERMS_PRIVACY: ['terms', 'privacy'],
  ELECTRONIC_COMMUNICATION: ['communications'],
  SMS: ['communications', 'privacy', 'terms'],
  SMS_TRANSACTIONAL: ['communications', 'privacy', 'terms'],
}

const TITLES: Readonly<Record<ConsentName, string>> = {
  SOFT_CREDIT: 'Permission for a soft credit check',
  HARD_CREDIT: 'Permission for a hard credit check',
  ELECTRONIC_COMMUNICATION: 'Consent to electronic documents',
  TERMS_PRIVACY: 'Terms and privacy',
  SMS: 'Text messages with offers',
  SMS_TRANSACTIONAL: 'Text messages about your application',
  ELECTRONIC_SIGNATURE: 'Consent to sign electronically',
  FEE_DEBIT: 'Authorization of a debit',
  AUTOPAY: 'Authorization of automatic payments',
  FLOOD_NOTICE_RECEIPT: 'Receipt of the flood notice',
  NOT_CANCELED: 'Statement that the line was not canceled',
}

export const consentTitle = (type: string): string => TITLES[type as ConsentName] ?? type

export const isConsentName = (type: string): type is ConsentName => (CONSENT_NAMES as readonly string[]).includes(type)

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

export const consentText = (type: ConsentName, { names, words }: Brand): string =>
  consentStatement(type, { legalName: names.legal, termsLabel: words.termsLabel, applyButton: words.applyButton })

/** The words beside the box, and every text that they name, as in force on the lender's day. */
export function textsOfConsent(type: ConsentName, brand: Brand, on: LocalDate): readonly ConsentText[] {
  const words = consentText(type, brand)
  const beside = { name: 'consent', version: consentWordsVersion(type), effectiveOn: null, title: TITLES[type], content: words } as const
  const named = (NAMED[type] ?? []).map((name) => legalTextOn(brand, name, on))
  return [beside, ...named].map(({ name, version, effectiveOn, title, content }) => ({
    ...{ name, version, effectiveOn, title, content },
    digest: sha256(content),
  }))
}

/** One name for all of it: the versions of the words and of the texts, each once. */
export const consentVersion = (type: ConsentName, brand: Brand, on: LocalDate): string =>
  [...new Set(textsOfConsent(type, brand, on).map(({ version }) => version))].join('+')

const OF_ANSWERS = [
  'ELECTRONIC_SIGNATURE',
  'FEE_DEBIT',
  'AUTOPAY',
  'FLOOD_NOTICE_RECEIPT',
  'NOT_CANCELED',
] as const satisfies readonly ConsentName[]
const ON_THE_WIRE = CONSENT_NAMES.filter(
  (type): type is Exclude<ConsentName, (typeof OF_ANSWERS)[number]> => !(OF_ANSWERS as readonly ConsentName[]).includes(type),
)

export async function listConsentTexts({ db, clock }: { readonly db: Db; readonly clock: Pick<Clock, 'now'> }, brand: Brand) {
  const on = lenderDay(clock.now())
  const lender = await withOwnTexts(db, brand)
  return ON_THE_WIRE.map((type) => ({ type, text: consentText(type, brand), version: consentVersion(type, lender, on) }))
}
