/** A borrower whose co-owners say whether they are married, in a state that has an owner's spouse sign. */
import { standing } from '../../current-step.ts'
import type { Facts } from '../../facts.ts'
import { factsUpTo } from '../../facts-up-to.ts'
import { factName } from '../../parties.ts'
import { aboutYou } from '../about-you/about-you.ts'
import { propertyAddress } from '../apply/property-address.ts'
import { signerIntro } from '../signer/signer-intro.ts'
import { ownerMarriages } from './owner-marriages.ts'
import { partyNamed } from './signers.ts'

export const NOW = '2026-12-14T18:30:00.000Z'
export const SAM = { firstName: 'Sam', lastName: 'Reyes', email: 'sam@example.test' }
export const LEE = { firstName: 'Lee', lastName: 'Reyes', email: 'lee@example.test' }
export const KIM = { firstName: 'Kim', lastName: 'Okafor', email: 'Kim@example.test' }
export const [sam, lee, kim] = ['Sam Reyes', 'Lee Reyes', 'Kim Okafor'].map((name) => partyNamed(name)) as [string, string, string]

/** @param more of what the borrower says of themselves */
export const homeIn = (state: string, more: object = {}) => ({
  'property-address': { ...propertyAddress.example, state },
  'submission-time': { at: '2026-11-20T18:30:00.000Z' },
  [aboutYou.id]: { ...(aboutYou.example as object), ownership: 'JOINT', coOwners: [SAM], ...more },
})

export const said = (...owners: object[]) => ({ [ownerMarriages.id]: { owners } })

export const knownIn = (facts: Facts) => standing(facts).walk.known

export const submitted = (state = 'TX', more: object = {}, marriages: object = {}) =>
  factsUpTo('hard-credit', NOW, { ...homeIn(state, more), ...marriages })
export const signerIn = (facts: Facts, party: string) => standing(facts).walk.signers.find(({ signer }) => signer.party === party)!

/** Before they say anything of a marriage. */
const { marriage: _said, ...UNASKED } = signerIntro.example

/** As the server stores what a co-owner answers of themselves. */
export function answered(
  facts: Facts,
  party: string,
  marriage: object | undefined,
  who: { firstName: string; lastName: string } = SAM,
): Facts {
  const { walk } = signerIn(facts, party)
  const legalName = { firstName: who.firstName, lastName: who.lastName }
  const answer = { ...UNASKED, legalName, ...(marriage && { marriage }) } as never
  const kept = signerIntro.keeps!(walk.known, answer)
  const results = {
    ...facts.results,
    [factName(signerIntro.id, party)]: { data: kept, basis: walk.bases[signerIntro.id]!, settledAt: NOW },
  }
  for (const { item, data } of signerIntro.alsoSettles!(walk.known, kept)) {
    results[item.id] = { data, basis: standing(facts).walk.bases[item.id]!, settledAt: NOW }
  }
  return { ...facts, results }
}
export const misfits = (facts: Facts, party: string, marriage?: object, who = SAM) =>
  signerIntro.fits!(
    signerIn(facts, party).walk.known,
    { ...UNASKED, legalName: { firstName: who.firstName, lastName: who.lastName }, ...(marriage && { marriage }) } as never,
    '2026-12-14',
  ).map(({ path }) => path)
export const frontierOf = (facts: Facts, party: string) => signerIn(facts, party).walk.frontier?.item.id
