/** What a change of facts settles beside itself, before it is walked. */
import {
  BORROWER,
  type Facts,
  factName,
  type Item,
  paperCopies,
  partiesOnPaper,
  SIGNER_FLOW,
  standing,
  walkOfParty,
} from '@hearthline/domain'
import type { NewFact } from '../store/repositories/applications.ts'
import type { EngineParts } from './engine-parts.ts'
import { newFact } from './new-fact.ts'
import { withOvertaken } from './overtaken.ts'
import { withFacts } from './with-facts.ts'

interface Changing {
  readonly facts: readonly NewFact[]
  readonly actor: string
  readonly detail?: Record<string, unknown>
}

const signerItem = (id: string): Item => SIGNER_FLOW.items.find((item) => item.id === id)!
const CHOICE = signerItem('signer-signing-choice')
const SIGNING = signerItem('signer-signing')

type Paper = Parameters<typeof partiesOnPaper>[0]

export const withAlsoSettled = <Kind extends Changing>(parts: Pick<EngineParts, 'sealing'>, before: Facts, change: Kind): Kind =>
  withPaperChosen(parts, before, withOvertaken(parts, before, change))

/**
 * How a signer signs who withdrew their consent to electronic documents before their turn: on paper, as soon as it is known whose choice it is. The choice
 * rests on their mailbox, and what was stored of it before they gave one stands no more. Whoever chose on the same mailbox has chosen.
 */
function withPaperChosen<Kind extends Changing>({ sealing }: Pick<EngineParts, 'sealing'>, before: Facts, change: Kind): Kind {
  const after = withFacts(before, change.facts)
  const parties = partiesOnPaper(after.results[paperCopies.id]?.data as Paper).filter(({ party }) => party !== BORROWER)
  if (parties.length === 0) return change
  const { walk } = standing(after)
  const chosen = parties.flatMap(({ party }) => {
    const own = walkOfParty(walk, party)
    const basis = own?.bases[CHOICE.id]
    const isSigned = own?.frontier === undefined || own.states[SIGNING.id] === 'settled'
    if (basis === undefined || isSigned || after.results[factName(CHOICE.id, party)]?.basis === basis) return []
    return [newFact(sealing, CHOICE, { basis, data: { way: 'PAPER' }, actor: change.actor, party })]
  })
  return chosen.length === 0 ? change : { ...change, facts: [...change.facts, ...chosen] }
}
