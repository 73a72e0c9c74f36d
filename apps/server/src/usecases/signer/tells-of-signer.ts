/** What whoever changes the application is told where it would change someone who has begun to sign (engine/signers-stay): at which field, and in whose words. */
import {
  aboutYou,
  type CorrectedAnswers,
  digestOf,
  type Facts,
  fieldNaming,
  type Known,
  type OwnerMarriage,
  ownersOfMarriages,
  type SignerChange,
  spousesOfOwners,
  standing,
  withCorrections,
} from '@hearthline/domain'
import { refuseSignerChanges, type TellOfSigner, toBorrower, toTeam } from '../../engine/signers-stay.ts'
import type { Session } from '../../store/db.ts'
import type { ApplicationFile } from '../../store/repositories/applications.ts'

/** @param answers whole, as they would be stored @param within what stands before the path of a field: undefined where the one item alone is answered */
export function tellsBorrower(facts: Facts, answers: CorrectedAnswers, within: 'ITEM' | undefined = undefined): TellOfSigner {
  const [before, after] = [facts, withCorrections(facts, answers)].map((each) => standing(each).walk.known) as [Known, Known]
  const [first = ''] = Object.keys(answers)
  const item = answers[aboutYou.id] === undefined ? first : aboutYou.id
  const fieldOf = (change: SignerChange) =>
    item === aboutYou.id
      ? change.change === 'OTHER_PART'
        ? 'coOwners'
        : fieldNaming(change, before, after)
      : firstChanged(facts.results[item]?.data, answers[item])
  return (change) => ({ path: (within ? `${item}.` : '') + fieldOf(change), message: toBorrower(change) })
}

function firstChanged(before: unknown, after: unknown): string {
  const [was, is] = [before, after].map((data) => (data ?? {}) as Readonly<Record<string, unknown>>) as [Answer, Answer]
  return Object.keys(is).find((field) => digestOf(was[field]) !== digestOf(is[field])) ?? ''
}
type Answer = Readonly<Record<string, unknown>>

/** Asked before a correction is shown, and again when it is made. @throws SignersStay */
export function refuseSignersOf(session: Session, { row, facts }: ApplicationFile, answers: CorrectedAnswers): Promise<void> {
  const items = Object.keys(answers).map((item) => ({ item }))
  const change = { facts: items, actor: `borrower:${row.identityId}`, tellsOfSigner: tellsBorrower(facts, answers, 'ITEM') }
  return refuseSignerChanges(session, row.id, { before: facts, after: withCorrections(facts, answers) }, change)
}

/** To an owner beside the borrower, of whoever signs as their spouse; of anyone else they read no name. */
export function tellsSigner(known: Known, party: string): TellOfSigner {
  const self = ownersOfMarriages(known).filter((owner) => owner.party === party)
  const own = new Set(spousesOfOwners(known, self).map((spouse) => spouse.party))
  return ({ party: whose, name, change, hasBegun }) => {
    if (!own.has(whose)) return { path: 'marriage.status', message: OTHERS }
    if (change === 'MOVED')
      return {
        path: 'marriage.spouse.email',
        message: `${name} has begun to sign with another email. Enter that one, or call us to change it.`,
      }
    if (change === 'UNHEARD')
      return { path: 'marriage.spouse.email', message: `We have another email for ${name}, and email them there. Call us to change it.` }
    if (change === 'RENAMED')
      return {
        path: 'marriage.spouse.firstName',
        message: `${name} has begun to sign under this name. Enter it in the same letters, or call us.`,
      }
    const begun = hasBegun ? 'begun' : 'signed in'
    return {
      path: 'marriage.status',
      message: `${name} has ${begun} to sign as your spouse. Call us to correct their name or email, or if you are no longer married.`,
    }
  }
}

const OTHERS =
  'Someone else has begun to sign as the spouse of an owner, and by this answer they would not. Call us: our team asks everyone before this changes.'

type Said = { readonly owners?: readonly OwnerMarriage[] } | undefined

/** To the team, at the field of what was recorded. @param answer as it was sent */
export function tellsTeam({ id }: { readonly id: string }, known: Known, answer: unknown): TellOfSigner {
  return (change) => ({ path: `data${pathIn(id, known, answer, change)}`, message: toTeam(change) })
}

function pathIn(id: string, known: Known, answer: unknown, { party, change }: SignerChange): string {
  if (id === 'instrument-details') return (answer as { readonly spouseSigns?: string }).spouseSigns === 'NO' ? '.spouseSigns' : '.spouse'
  if (id !== 'owner-marriages') return ''
  const said = (answer as Said)?.owners ?? []
  const owners = ownersOfMarriages(known)
  const index = Math.max(
    said.findIndex((one) =>
      spousesOfOwners(
        known,
        owners.filter((owner) => owner.party === one.party),
      ).some((spouse) => spouse.party === party),
    ),
    0,
  )
  const field =
    change === 'MOVED' || change === 'UNHEARD'
      ? 'spouse.email'
      : said[index]?.spouse
        ? 'spouse.firstName'
        : said[index]?.to
          ? 'to'
          : 'status'
  return `.owners.${index}.${field}`
}
