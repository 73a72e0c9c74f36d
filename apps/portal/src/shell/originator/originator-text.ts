/** How a loan officer is shown: initials, picture, numbers [shell/loan-officer]. Pure. */
import type { CallAt, ReplyOf } from '@hearthline/contract'

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
