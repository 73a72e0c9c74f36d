/** The prompt for a text-message consent: what is asked, in which version, with which links (seed 001 §7). */
import { createHash } from 'node:crypto'
import type { Brand } from '@hearthline/brands'
import { CONSENT_VERSION, consentText } from './consent-texts.ts'

export const smsTypes = ['SMS', 'SMS_TRANSACTIONAL'] as const
export type SmsType = (typeof smsTypes)[number]

const titles: Record<SmsType, string> = { SMS: 'Text messages with offers', SMS_TRANSACTIONAL: 'Text messages about your application' }

/** The same question in the same version has the same uuid on every node; RFC 9562 version 8 leaves the rest to us. */
function promptUuid(brand: Brand, type: SmsType): string {
  const hex = createHash('sha256').update(`prompt:${brand.orgCode}:${type}:${CONSENT_VERSION}`).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-')
}

export function consentPrompt(brand: Brand, type: SmsType, baseUrl: string) {
  return {
    uuid: promptUuid(brand, type),
    type,
    version: CONSENT_VERSION,
    verbiage: consentText(type, brand, baseUrl),
    resources: [
      { type: 'TITLE' as const, name: 'Title', value: titles[type] },
      { type: 'ADD_VERBIAGE' as const, name: 'Privacy Policy', value: `${baseUrl}/privacy` },
      { type: 'ADD_VERBIAGE' as const, name: 'Terms of Service', value: `${baseUrl}/terms` },
    ],
  }
}

/** Which question a prompt's uuid stands for; undefined when it is none of the brand's present ones. */
export const typeOfPrompt = (brand: Brand, uuid: string): SmsType | undefined =>
  smsTypes.find((type) => promptUuid(brand, type) === uuid.toLowerCase())
