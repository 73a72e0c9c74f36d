/** How an organization's people sign in: by a password of theirs, or by a code to their mailbox. */
import type { Brand } from '@hearthline/brands'
import { Problem } from '../problem.ts'

export type LoginMode = 'password' | 'broker'

/** Staff have a password and a second step everywhere, and so has what is not an application of borrowers. */
const APPLICATIONS_OF_BORROWERS: ReadonlySet<string> = new Set(['heloc', 'dscr', 'host'])

/** The organization decides. What a caller would rather have (`mode` of the call) opens no way that the organization does not have. */
export const loginModeOf = ({ authentication }: Pick<Brand, 'authentication'>, application: string): LoginMode =>
  APPLICATIONS_OF_BORROWERS.has(application.toLowerCase()) ? authentication : 'password'

/** @throws Problem conflict where people sign in with a password */
export function refuseWithoutBroker(brand: Pick<Brand, 'authentication' | 'names'>): void {
  if (loginModeOf(brand, 'heloc') !== 'broker') throw new Problem('conflict', `At ${brand.names.short} people sign in with a password`)
}
