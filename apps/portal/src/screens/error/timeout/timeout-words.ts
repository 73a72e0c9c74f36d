/** The heading of the timeout page, by what is waited for. Pure. */

interface Words {
  readonly heading: string
  readonly why: string
}

/** That one may leave meanwhile is said by the wait itself. */
const NOT_HERE_YET = 'We have asked, and the answer is not here yet.'

const BY_PATH: Readonly<Record<string, Words>> = {
  'review-app/property-data': { heading: 'The property records take longer than they should', why: NOT_HERE_YET },
  'review-app/document-signing': { heading: 'Your documents take longer than they should', why: NOT_HERE_YET },
}

const BY_STEP: Readonly<Record<string, Words>> = {
  CREDIT_ERROR: {
    heading: 'The credit bureau does not answer',
    why: 'That is not about you. We keep asking, and a person of ours looks at it too.',
  },
}

/** The step says more than the address where it knows; the two review pages are named by theirs. */
export const timeoutWords = (path: string, step: string): Words =>
  BY_PATH[path] ?? BY_STEP[step] ?? { heading: 'This is taking longer than it should', why: NOT_HERE_YET }
