/** Which of those who sign beside the borrower are written to, because something has become theirs to do. */
import type { StepMail } from './item.ts'
import { signerIntro } from './items/signer/signer-intro.ts'
import { signerReview } from './items/signer/signer-review.ts'
import { signerSigning } from './items/signer/signer-signing.ts'
import type { SignerWalk, Walk } from './walk.ts'

export interface SignerMail {
  readonly party: string
  readonly words: StepMail
}

type Signers = Pick<Walk, 'signers'>

/** What is open for them alone, and not for the borrower or the team. */
const turnOf = (signing: SignerWalk | undefined): string | undefined => {
  const frontier = signing?.walk.frontier
  return frontier && !frontier.isUnclear && frontier.item.kind === 'ask' ? frontier.item.id : undefined
}

const wordsFor = ({ walk: { frontier, known } }: SignerWalk): StepMail | undefined =>
  frontier?.item.toSigner?.(known, frontier.before)?.mail ?? frontier?.item.mail?.[frontier.step]

/** Whether any of them has a turn that is written of, and an email: whoever has none is told by the team. */
export const awaitsSigners = ({ signers }: Signers): boolean => signers.some((signing) => signerTurnMail(signing) !== undefined)

/** What they are written of their turn; undefined where nothing is theirs to do, or they have no email. */
export const signerTurnMail = (signing: SignerWalk): StepMail | undefined =>
  signing.signer.email !== undefined && turnOf(signing) !== undefined ? wordsFor(signing) : undefined

/** The name under which someone was written to at the same mailbox, and which a correction replaced. */
function nameBefore(before: Signers, after: Signers, { party, email }: SignerWalk['signer']): string | undefined {
  const now = new Set(after.signers.map(({ signer }) => signer.party))
  if (before.signers.some(({ signer }) => signer.party === party)) return undefined
  const replaced = before.signers.find(({ signer }) => signer.email === email && !now.has(signer.party))
  const isWrittenTo = replaced && (turnOf(replaced) !== undefined || Object.values(replaced.walk.states).includes('settled'))
  return isWrittenTo ? replaced.signer.name : undefined
}

/** Whoever is asked a second time reads why. */
const underOtherName = ({ subject, body }: StepMail, name: string, earlier: string): StepMail => ({
  subject,
  body: `We wrote to this address before, for ${earlier}. The name was corrected to ${name}, and this email takes the place of the earlier one. If you began under the earlier name, you begin again.\n\n${body}`,
})

/**
 * Those whose turn has begun between the two walks, and those whose turn it is and whose email was corrected: whoever was written to at a wrong
 * address has not been written to.
 */
export function signerMails(before: Signers, after: Signers): readonly SignerMail[] {
  const earlier = new Map(before.signers.map((signing) => [signing.signer.party, signing]))
  return after.signers.flatMap((signing) => {
    const { party, email } = signing.signer
    const was = earlier.get(party)
    const words = signerTurnMail(signing)
    if (!words || (turnOf(was) === turnOf(signing) && was?.signer.email === email)) return []
    const named = nameBefore(before, after, signing.signer)
    return [{ party, words: named === undefined ? words : underOtherName(words, signing.signer.name, named) }]
  })
}

/** Documents that are made again while a signer corrects their own page are theirs to sign as before: they are there, and read it a moment ago. */
const JUST_TOLD_MS = 600_000

const ANSWERED_BEFORE = [signerReview.id, signerSigning.id]

/**
 * Whether they were written the very same a moment ago, and nothing is new to them since: who signed already, or has to say who they are, is told
 * whatever was told before. @param newest what they were written last, and when
 */
export function isJustTold(
  { walk: { states } }: SignerWalk,
  words: StepMail,
  newest: { readonly words: StepMail; readonly at: string } | undefined,
  now: string,
): boolean {
  if (!newest || states[signerIntro.id] !== 'settled' || ANSWERED_BEFORE.some((id) => states[id] === 'stale')) return false
  const isRecent = Date.parse(now) - Date.parse(newest.at) < JUST_TOLD_MS
  return isRecent && newest.words.subject === words.subject && newest.words.body === words.body
}
