/** Whoever said who they are, and is asked of their marriage again, is no stranger: they read what changed, and that what they did is kept. */
import type { Result } from '../../facts.ts'
import type { Known, StepMail } from '../../item.ts'
import { isMailboxOf, isSince } from '../../parties.ts'
import { thisSigner } from './this-signer.ts'

interface Words {
  readonly title: string
  readonly why: string
  readonly mail: StepMail
}

interface GivenBefore {
  readonly email?: string | undefined
  readonly marriage?: unknown
}

const KEPT = 'What you did before stays on file, and you do not begin again.'

const words = (title: string, reason: string, ask: string): Words => ({
  title,
  why: `${reason} ${KEPT}`,
  mail: { subject: title, body: `${reason} Sign in and ${ask}. ${KEPT}` },
})

const AGAIN = words(
  'Please tell us again whether you are married',
  'What you told us of your marriage no longer agrees with what we have from the others who sign.',
  'tell us again whether you are married, and to whom',
)

const FIRST = words(
  'Please tell us whether you are married',
  'The law of the state where the home is asks each owner’s spouse to sign too. We found that out after you began.',
  'tell us whether you are married, and to whom',
)

/** Undefined where another mailbox gave it: whoever has this one reads everything for the first time. */
export function wordsOfAskingAgain(known: Known, before: Result | undefined): Words | undefined {
  if (!before) return undefined
  const { email, marriage } = before.data as GivenBefore
  const self = known(thisSigner) ?? {}
  if (!isMailboxOf(self, email) || !isSince(self, before.settledAt)) return undefined
  return marriage === undefined ? FIRST : AGAIN
}
