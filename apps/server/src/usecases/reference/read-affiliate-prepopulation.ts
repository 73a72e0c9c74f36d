/** What an affiliate sent about a visitor, by the key in the visitor's cookie. */
import type { Brand } from '@hearthline/brands'
import type { Container } from '../../container.ts'
import { refuseWithdrawn } from '../organization/refuse-withdrawn.ts'
import { notFound } from '../problem.ts'
import { readEntry } from './registers.ts'

/** Longer than any key we give out. */
const LONGEST_KEY = 200

/** @throws Problem gone at a lender that takes no applications; not_found without a key, or for one that no one gave out */
export async function readAffiliatePrepopulation({ db }: Pick<Container, 'db'>, brand: Brand, key: string | undefined) {
  refuseWithdrawn(brand)
  const found = key && key.length <= LONGEST_KEY ? await readEntry(db, 'affiliate-prepopulation', `${brand.orgCode}:${key}`) : undefined
  if (!found) throw notFound('There are no details to fill in')
  return found
}
