/**
 * Whom a change of facts would leave out of those who sign, rename, or move to another mailbox: one comparison, whatever is changed and by whom. What is
 * asked again meanwhile counts as it is stored, so that nobody is out for a while and left out by the next change.
 */
import { standing } from './current-step.ts'
import type { Facts } from './facts.ts'
import type { Known } from './item.ts'
import { signerIntro } from './items/signer/signer-intro.ts'
import { closingSigners } from './items/signing/closing-signers.ts'
import { signerEmails } from './items/signing/signer-emails.ts'
import { type SignerPart, signerPart } from './items/signing/signer-part.ts'
import { signersBegunIn } from './items/signing/signers-begun.ts'
import { type SignerRemoval, signersRemoved } from './items/signing/signers-removed.ts'
import { resultsThatCount } from './items/signing/since-removal.ts'
import { namedSigners } from './items/signing/spouse.ts'
import { factName, isMailboxOf, type Signer } from './parties.ts'

/**
 * LEFT: they would sign no more. RENAMED: in other letters. MOVED: they would be reached at another mailbox, or at none. OTHER_PART: they would sign as
 * something else, as a spouse who owns nothing in place of an owner. UNHEARD: an email that is given for them would do nothing, since another one was entered
 * after whoever names them had named them.
 */
export interface SignerChange extends Pick<Signer, 'party' | 'name' | 'removedAt'> {
  readonly change: 'LEFT' | 'RENAMED' | 'MOVED' | 'OTHER_PART' | 'UNHEARD'
  /** As what they sign before it. */
  readonly part: SignerPart
  /** They said who they are, or the team recorded what they signed on paper (signers-begun). */
  readonly hasBegun: boolean
  /** They said who they are from another mailbox, at whatever time. */
  readonly hasSaid: boolean
}

/** Of everyone who signs before it. Two of the team take someone off, and whoever goes with them: that is the one exception. */
export function signersChanged(before: Facts, after: Facts): readonly SignerChange[] {
  if (confirmedIn(after).length > confirmedIn(before).length) return []
  const begun = new Set(signersBegunIn(before.results).parties)
  const was = new Map(signersByFacts(before).map((signer) => [signer.party, signer]))
  const now = new Map(signersByFacts(after).map((signer) => [signer.party, signer]))
  const [knownBefore, knownAfter] = [knownOrStored(before), knownOrStored(after)]
  const unheard = unheardIn(knownBefore, knownAfter, now)
  return [...new Map([...now, ...was]).values()].flatMap(({ party, name, removedAt }) => {
    const part = signerPart(knownBefore, party)
    const isOtherPart = was.has(party) && now.has(party) && signerPart(knownAfter, party) !== part
    const other = isOtherPart ? 'OTHER_PART' : unheard.has(party) ? 'UNHEARD' : undefined
    const change = changeOf(was.get(party), now.get(party), { before, after }) ?? other
    const told = { party, name, removedAt, part, hasBegun: begun.has(party), hasSaid: saidFrom(before, party) !== undefined }
    return change === undefined ? [] : [{ ...told, change }]
  })
}

/** Of whom the borrower or an owner gives another email than before, while they stay at one that was entered since. */
function unheardIn(before: Known, after: Known, now: ReadonlyMap<string, Signer>): ReadonlySet<string> {
  const was = new Map(namedSigners(before).map(({ party, email }) => [party, email]))
  const given = namedSigners(after).filter(({ party, email }) => email !== undefined && email !== was.get(party))
  return new Set(given.flatMap(({ party, email }) => (now.has(party) && now.get(party)?.email !== email ? [party] : [])))
}

interface Both {
  readonly before: Facts
  readonly after: Facts
}

function changeOf(was: Signer | undefined, is: Signer | undefined, facts: Both): SignerChange['change'] | undefined {
  if (is === undefined) return 'LEFT'
  if (was !== undefined && is.name !== was.name) return 'RENAMED'
  // Whoever was left out in between comes back to the mailbox with which they said who they are.
  const email = was === undefined ? saidFrom(facts.before, is.party) : was.email
  return email === undefined || isMailboxOf(is, email) || isTheirs(is, facts) ? undefined : 'MOVED'
}

const saidFrom = ({ results }: Facts, party: string): string | undefined =>
  (resultsThatCount(results)[factName(signerIntro.id, party)]?.data as { readonly email?: string } | undefined)?.email

/** The mailbox with which they said who they are; or the team entered it, where whoever had the one before and the borrower are told (signer-emails). */
function isTheirs({ party, email }: Signer, { before, after }: Both): boolean {
  if (email === undefined) return false
  const entered = enteredIn(after, party)
  const isTeams = entered?.email === email && entered.isBorrowers !== true && enteredIn(before, party)?.email !== email
  return isTeams || saidFrom(before, party) === email
}

type Entered = (typeof signerEmails.example)['emails'][number]
const enteredIn = ({ results }: Facts, party: string): Entered | undefined =>
  ((resultsThatCount(results)[signerEmails.id]?.data as typeof signerEmails.example | undefined)?.emails ?? []).find(
    (one) => one.party === party,
  )

const confirmedIn = ({ results }: Facts): readonly SignerRemoval[] =>
  ((results[signersRemoved.id]?.data as typeof signersRemoved.example | undefined)?.removed ?? []).filter(
    ({ confirmedAt }) => confirmedAt !== undefined,
  )

/** What is known, and what is stored of whatever is open again. */
export function knownOrStored(facts: Facts): Known {
  const { known, isClear } = standing(facts).walk
  const results = resultsThatCount(facts.results)
  return (item) => (isClear(item) ? known(item) : ((results[item.id]?.data ?? item.initially) as never))
}

/** Who signs, by what is known, and by what is stored of whatever is open again. */
export const signersByFacts = (facts: Facts): readonly Signer[] => closingSigners(knownOrStored(facts))
