/**
 * Whoever has begun to sign stays, under the same name and with the same mailbox, until two of the team take them off. Asked of every change of facts that
 * people make, where the change is applied: no answer, record or decision can forget it. What our own work finds, as a title search, no one person says.
 */
import { type Facts, SIGNER_PART_WORDS, type SignerChange, signersChanged } from '@hearthline/domain'
import type { Session } from '../store/db.ts'
import type { NewFact } from '../store/repositories/applications.ts'
import { hasSignedIn, signersBoundTo } from '../store/repositories/signers.ts'
import { WORK_ITEMS } from './work-items.ts'

/** The field of what was given that says it, and what whoever gave it reads. */
export interface ToldOfSigner {
  readonly path: string
  readonly message: string
}

export type TellOfSigner = (change: SignerChange) => ToldOfSigner

/** Nothing was kept of the change. */
export class SignersStay extends Error {
  readonly fields: readonly ToldOfSigner[]

  constructor(fields: readonly ToldOfSigner[]) {
    super('A change would leave out, rename or move someone who has begun to sign')
    this.name = 'SignersStay'
    this.fields = fields
  }
}

interface Changing {
  readonly facts: readonly Pick<NewFact, 'item'>[]
  readonly actor: string
  readonly tellsOfSigner?: TellOfSigner | undefined
}

/** @throws SignersStay */
export async function refuseSignerChanges(
  session: Session,
  application: string,
  { before, after }: { readonly before: Facts; readonly after: Facts },
  { facts, actor, tellsOfSigner = tellsOf(actor) }: Changing,
): Promise<void> {
  if (facts.every(({ item }) => WORK_ITEMS.has(item))) return
  const changed = signersChanged(before, after)
  if (changed.length === 0) return
  const kept = isTeam(actor)
    ? changed.filter(({ change, hasBegun }) => hasBegun || change === 'UNHEARD')
    : await keptFromOthers(session, application, changed)
  if (kept.length > 0) throw new SignersStay(onePerField(kept.map(tellsOfSigner)))
}

/** Each of several people at one field is told of. */
function onePerField(told: readonly ToldOfSigner[]): readonly ToldOfSigner[] {
  const paths = [...new Set(told.map(({ path }) => path))]
  return paths.map((path) => ({ path, message: told.flatMap((one) => (one.path === path ? [one.message] : [])).join(' ') }))
}

const isTeam = (actor: string): boolean => actor.startsWith('operator:') || actor.startsWith('platform:')

/** Neither the borrower nor another signer leaves out who has signed in, though they have said nothing yet; nor are they named again with another mailbox. */
async function keptFromOthers(session: Session, application: string, changed: readonly SignerChange[]): Promise<readonly SignerChange[]> {
  const bound = await signersBoundTo(session, application)
  return changed.filter(
    (one) =>
      one.hasBegun ||
      one.change === 'UNHEARD' ||
      (one.change === 'LEFT' && hasSignedIn(bound, one)) ||
      (one.change === 'MOVED' && one.hasSaid),
  )
}

/** Where whoever changes it has no words of their own for it. */
const tellsOf =
  (actor: string): TellOfSigner =>
  (change) => ({ path: '', message: isTeam(actor) ? toTeam(change) : toBorrower(change) })

const BY_TWO = 'Two of the team take them off with a document under “Additional signers”.'

export function toTeam({ name, change, part }: SignerChange): string {
  if (change === 'RENAMED')
    return `${name} has begun to sign under this name. Enter it in the same letters: ${name}. Two of the team correct the name with a document under “Additional signers”.`
  if (change === 'MOVED')
    return `${name} has begun to sign with another email. Record the same one, or none. It is changed under “Additional signers”, where ${name} and the borrower are told.`
  if (change === 'UNHEARD')
    return `We email ${name} at another address, which was entered under “Additional signers”. Record that one, or none. It is changed there, where ${name} and the borrower are told.`
  if (change === 'OTHER_PART')
    return `${name} has begun to sign as a ${SIGNER_PART_WORDS[part]}, and one person does not change that. Record it so that ${name} signs as before. ${BY_TWO}`
  return `${name} has begun to sign, and one person neither leaves them out nor puts someone else in their place. Keep ${name} in what you record. ${BY_TWO}`
}

export function toBorrower({ name, change, hasBegun, part }: SignerChange): string {
  if (change === 'RENAMED') return `${name} has begun to sign under this name. Call us to correct it.`
  if (change === 'MOVED') return `${name} has begun to sign with another email. Call us to change it.`
  if (change === 'UNHEARD') return `We have another email for ${name}, and email them there. Call us to change it.`
  if (change === 'OTHER_PART') return `${name} has begun to sign as a ${SIGNER_PART_WORDS[part]}. Call us if they sign as something else.`
  return `${name} has ${hasBegun ? 'begun to sign' : 'signed in to sign'} with you. Call us to remove them or to correct their name.`
}
