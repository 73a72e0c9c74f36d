/** Who signs beside the borrower once documents are drawn up: those in whose name the instrument on the home is. */
import type { Known } from '../../item.ts'
import { BORROWER, type Signer } from '../../parties.ts'
import { raisedOf } from '../closing/raised-conditions.ts'
import { instrumentParties } from './instrument-parties.ts'
import { ownersAsked, spousesOfOwners } from './owners-spouses.ts'
import { securityInstrument } from './security-instrument.ts'
import { correctedAt, signerEmails } from './signer-emails.ts'
import { signersBegun } from './signers-begun.ts'
import { signersRemoved } from './signers-removed.ts'
import { removedAt } from './since-removal.ts'
import { namedSigners } from './spouse.ts'

/**
 * With an email where one was given, by the borrower or by the team, whose word is the later one. Where releases of before drew up no instrument, those who were known then: what is signed, recorded or funded is
 * not asked of anyone else.
 */
export function closingSigners(known: Known): readonly Signer[] {
  const entered = new Map(known(signerEmails)?.emails.map(({ party, ...given }) => [party, given]))
  const removed = removedAt(known(signersRemoved)?.removed ?? [])
  return thoseWhoSign(known).map((one) => {
    const [given, off] = [entered.get(one.party), removed.get(one.party)]
    const signer = off === undefined ? one : { ...one, removedAt: off }
    if (given === undefined) return signer
    const { email, at, former, since } = given
    const corrected = correctedAt({ at, former, since })
    return {
      ...{ ...signer, email },
      ...(at !== undefined && { enteredAt: at }),
      ...(corrected !== undefined && { correctedAt: corrected }),
      ...(former !== undefined && { formerEmails: former }),
    }
  })
}

function thoseWhoSign(known: Known): readonly Signer[] {
  const said = namedSigners(known)
  const isDrawnUp = known(securityInstrument) !== undefined
  // A request that holds the instrument up is answered by whom it was made of, though they are named by the instrument alone; and whoever has begun finds
  // their page while the instrument is made again.
  const asked = new Set([...raisedOf(known).raised.map(({ party }) => party), ...(known(signersBegun)?.parties ?? [])])
  if (!isDrawnUp && asked.size === 0) return said
  const named = new Map([...said, ...spousesOfOwners(known, ownersAsked(known))].map((signer) => [signer.party, signer]))
  const all = instrumentParties(known).flatMap(({ party, name }) => (party === BORROWER ? [] : [named.get(party) ?? { party, name }]))
  return isDrawnUp ? all : [...said, ...all.filter(({ party }) => asked.has(party) && !said.some((one) => one.party === party))]
}
