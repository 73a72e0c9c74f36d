/** How a loan officer is shown: initials, picture, numbers (seed 001 §3). Pure. */
import type { CallAt, ReplyOf } from '@hearthline/contract'
import { formatPhoneAsTyped, phoneDigits } from '@hearthline/domain/registration'

export type Originator = ReplyOf<CallAt<'GET', '/service-lead-portal/api/lo/:loanOriginatorUuid'>>['originatorDisplayInfo']

/** First letters of the first and the last name. */
export function initialsOf(name: string): string {
  const names = name.split(/\s+/).filter((part) => /\p{L}/u.test(part))
  const letter = (part: string | undefined) => /\p{L}/u.exec(part ?? '')?.[0] ?? ''
  return (letter(names[0]) + (names.length > 1 ? letter(names.at(-1)) : '')).toUpperCase()
}

/**
 * A picture that may be shown, else undefined. Of this origin alone: a picture from elsewhere would tell another server who reads which
 * application, and the content policy refuses it anyway.
 */
export function safeAvatar(avatarUri: string | null | undefined, origin: string): string | undefined {
  if (!avatarUri?.trim()) return undefined
  try {
    const url = new URL(avatarUri, origin)
    return url.origin === origin && !url.username ? url.href : undefined
  } catch {
    return undefined
  }
}

/** "tel:+14155550100"; a number that is none of ten digits goes as it came, without its spaces and brackets. */
export function telephoneLink(phoneNumber: string): string {
  const digits = nationalDigits(phoneNumber)
  return `tel:${digits ? `+1${digits}` : phoneNumber.replace(/[^\d+]/g, '')}`
}

/** "(415) 555-0100" */
export function shownPhone(phoneNumber: string): string {
  const digits = nationalDigits(phoneNumber)
  return digits ? formatPhoneAsTyped(digits) : phoneNumber
}

function nationalDigits(phoneNumber: string): string | undefined {
  const digits = phoneDigits(phoneNumber)
  return digits?.length === 10 ? digits : undefined
}
