/** Whether a name that was given for someone else is the borrower's own, however it is written. */
import type { Known } from '../../item.ts'
import { legalName } from './legal-name.ts'

/** Without accents, marks and case: one person writes José, another JOSE. */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’.]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .join(' ')

/** With the middle name, its first letter or neither, and with the suffix or without. Another middle name is another person: two who share a name may marry. */
export function isOwnName(known: Known, name: string): boolean {
  const own = known(legalName)
  if (!own) return false
  const { firstName, middleName, lastName, suffix } = own
  const given = plain(name)
  return [undefined, middleName, middleName?.slice(0, 1)].some((middle) =>
    [undefined, suffix].some((end) => plain([firstName, middle, lastName, end].filter(Boolean).join(' ')) === given),
  )
}
