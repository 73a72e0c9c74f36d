/** A link that a person went away to finish, at their bank or on the aggregator's page: what this browser needs to go on when they come back. */
import { isUuid } from '@hearthline/domain/registration'

export interface PendingLink {
  readonly applicationUuid: string
  /** The page of the application that began it: 'bank/disburse'. */
  readonly page: string
  readonly token: string
}

/** The application's own, by the name that the specification gives [routes/pages]. */
const APPLICATION = 'applicationUuid'
const LINK = 'pendingLink'

function storage(): Storage | undefined {
  try {
    return window.localStorage
  } catch {
    // Closed to us by the browser's settings: the person comes back to a sentence that says what to do.
    return undefined
  }
}

export function storePendingLink({ applicationUuid, page, token }: PendingLink): void {
  try {
    storage()?.setItem(APPLICATION, applicationUuid)
    storage()?.setItem(LINK, JSON.stringify({ page, token }))
  } catch {
    // A full storage is no storage.
  }
}

const PAGE = /^[a-z]+(\/[a-z-]+){0,2}$/

/** Undefined where this browser began no link, or has lost it. */
export function readPendingLink(): PendingLink | undefined {
  const applicationUuid = storage()?.getItem(APPLICATION)
  if (!isUuid(applicationUuid)) return undefined
  try {
    const { page, token } = JSON.parse(storage()?.getItem(LINK) ?? '{}') as Partial<PendingLink>
    const isKnown = typeof page === 'string' && PAGE.test(page) && typeof token === 'string'
    return isKnown ? { applicationUuid, page, token } : { applicationUuid, page: '', token: '' }
  } catch {
    return { applicationUuid, page: '', token: '' }
  }
}

/** The application stays: it is this browser's. The token is good for one session. */
export function forgetPendingLink(): void {
  storage()?.removeItem(LINK)
}
