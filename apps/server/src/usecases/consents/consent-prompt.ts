/** The prompt for a text-message consent: what is asked, in which version, with which links [registration/text-consents]. */
import { createHash } from 'node:crypto'
import type { Brand } from '@hearthline/brands'
import { consentWordsVersion, lenderDay } from '@hearthline/domain'
import type { Clock } from '../../engine/clock.ts'
import type { Db } from '../../store/db.ts'
import { consentText, consentTitle, consentVersion } from './consent-texts.ts'
import { withOwnTexts } from './lender-texts.ts'

export const smsTypes = ['SMS', 'SMS_TRANSACTIONAL'] as const
export type SmsType = (typeof smsTypes)[number]

/** The same question in the same words has the same uuid on every node; RFC 9562 version 8 leaves the rest to us. */
function promptUuid(brand: Brand, type: SmsType): string {
  const hex = createHash('sha256')
    .update(`prompt:${brand.orgCode}:${type}:${consentWordsVersion(type)}`)
    .digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-')
}

export async function consentPrompt(
  { db, clock }: { readonly db: Db; readonly clock: Pick<Clock, 'now'> },
  brand: Brand,
  type: SmsType,
  baseUrl: string,
) {
  return {
    uuid: promptUuid(brand, type),
    type,
    version: consentVersion(type, await withOwnTexts(db, brand), lenderDay(clock.now())),
    verbiage: consentText(type, brand),
    resources: [
      { type: 'TITLE' as const, name: 'Title', value: consentTitle(type) },
      { type: 'ADD_VERBIAGE' as const, name: 'Privacy Policy', value: `${baseUrl}/privacy` },
      { type: 'ADD_VERBIAGE' as const, name: 'Terms of Service', value: `${baseUrl}/terms` },
    ],
  }
}

/** Which question a prompt's uuid represents; undefined when it is none of the brand's present ones. */
export const typeOfPrompt = (brand: Brand, uuid: string): SmsType | undefined =>
  smsTypes.find((type) => promptUuid(brand, type) === uuid.toLowerCase())
