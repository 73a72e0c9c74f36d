/** What the borrower is written where it was decided otherwise before whether a spouse signs: only what has changed for them. Pure. */
import type { Known, StepMail } from '../../item.ts'
import { instrumentOwners } from './instrument-owners.ts'
import { sameName, signersOf } from './signers.ts'
import { isSourceOfRemoval } from './signers-removed.ts'

interface Decision {
  readonly spouseSigns?: 'YES' | 'NO' | undefined
  readonly spouseSource?: string | undefined
  readonly spouse?: string | undefined
}

const REST = 'If your documents change, we make them again, and email you to read and sign the new ones. If this is not right, call us.'

const changed = (found: string): StepMail => ({ subject: 'Who signs with you has changed', body: `${found} ${REST}` })
const mayChange = (found: string): StepMail => ({ subject: 'Who signs with you may change', body: `${found} ${REST}` })

export function spouseDecisionMail(known: Known, now: Decision, before: Decision | undefined): StepMail | undefined {
  const [was, is] = [before, now].map((one) => (one?.spouseSigns === 'NO' ? '' : (one?.spouse?.trim() ?? one?.spouseSigns ?? '')))
  // Of a removal the borrower is written by whoever confirmed it.
  if (before === undefined || was === is || isSourceOfRemoval(now.spouseSource)) return undefined
  if (now.spouseSigns === 'NO') return changed('We found that no spouse who does not own the home has to sign.')
  const spouse = now.spouse?.trim()
  // Of the spouses of the other owners it is known only once those have said whether they are married.
  if (!spouse && now.spouseSigns !== 'YES') return undefined
  if (!spouse)
    return mayChange(
      'We found that the law asks each owner’s spouse to sign for the home too. We ask the other owners whether they are married.',
    )
  // An owner signs already.
  if ([...signersOf(known), ...instrumentOwners(known)].some(({ name }) => sameName(name, spouse)))
    return mayChange(
      `We found that the law asks each owner’s spouse to sign for the home too. Your spouse, ${spouse}, signs already as an owner. Another owner’s spouse may have to sign too.`,
    )
  return changed('We found that someone else has to sign for the home too: the law asks for an owner’s spouse.')
}
