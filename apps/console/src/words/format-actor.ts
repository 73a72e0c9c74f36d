/** Whoever acted, in words: staff by name, as the team's register has them. Which roles they had then the register does not know. Pure. */
import { formatCodesIn } from './format-code.ts'

export interface Colleague {
  readonly id: string
  readonly name: string
  readonly roles: readonly string[]
}
export type People = ReadonlyMap<string, Colleague>

export const peopleOf = (staff: readonly Colleague[]): People => new Map(staff.map((one) => [one.id, one]))

const ACTORS: Readonly<Record<string, string>> = {
  operator: 'an operator',
  platform: 'an administrator of the platform',
  borrower: 'the borrower',
  account: 'the account’s owner',
  visitor: 'someone not signed in',
  command: 'a maintenance command',
  applicant: 'the borrower',
  identity: 'the borrower',
  engine: 'the system',
  system: 'the system',
  work: 'the system',
  time: 'time',
  signer: 'a signer',
  notary: 'the notary',
}

const STAFF: ReadonlySet<string> = new Set(['operator', 'platform'])

/**
 * Of the log's 'operator:3f2a…' form: 'Dana Whitfield'. Of someone whom the register does not have, the start of their number, by which an
 * administrator finds them.
 */
export function formatActor(actor: string, people: People): string {
  const [kind = '', id = ''] = actor.split(':')
  if (!STAFF.has(kind) || !id) return ACTORS[kind] ?? formatCodesIn(kind)
  const found = people.get(id)
  if (found) return found.name
  return `someone no longer on the team (number ${id.slice(0, 8)})`
}
