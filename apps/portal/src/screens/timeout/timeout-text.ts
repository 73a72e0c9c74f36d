/** The heading of the timeout page, by what is waited for. Pure. */

interface Words {
  readonly heading: string
  readonly why: string
}

const SOON = 'This usually takes less than a minute.'
/** That one may leave in the meantime is said by the wait itself. */
const NOT_HERE_YET = 'We’ve asked, but we don’t have the answer yet.'

/** What these two wait for comes within seconds as a rule: they are late only when someone has waited. */
const BY_PATH: Readonly<Record<string, { readonly soon: Words; readonly late: Words }>> = {
  'review-app/property-data': {
    soon: { heading: 'We’re checking the property records', why: SOON },
    late: { heading: 'The property records are taking longer than usual', why: NOT_HERE_YET },
  },
  'review-app/document-signing': {
    soon: { heading: 'We are preparing your documents', why: SOON },
    late: { heading: 'Your documents are taking longer than usual', why: NOT_HERE_YET },
  },
}

const BY_STEP: Readonly<Record<string, Words>> = {
  CREDIT_ERROR: {
    heading: 'The credit bureau isn’t responding right now',
    why: 'This is not about you. We keep trying, and our team is looking into it.',
  },
}

/** The step says more than the address where it knows; the two review pages are named by theirs. `isLate`: longer than a moment was waited. */
export const timeoutText = (path: string, step: string, isLate: boolean): Words =>
  BY_PATH[path]?.[isLate ? 'late' : 'soon'] ?? BY_STEP[step] ?? { heading: 'This is taking longer than usual', why: NOT_HERE_YET }
