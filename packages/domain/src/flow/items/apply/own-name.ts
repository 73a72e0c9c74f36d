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

interface Name {
  readonly firstName: string
  readonly middleName?: string | undefined
  readonly lastName: string
  readonly suffix?: string | undefined
}

/** With the middle name, its first letter or neither, and with the suffix or without. Another middle name is another person: two who share a name may marry. */
export function isNameOf({ firstName, middleName, lastName, suffix }: Name, name: string): boolean {
  const given = plain(name)
  return [undefined, middleName, middleName?.slice(0, 1)].some((middle) =>
    [undefined, suffix].some((end) => plain([firstName, middle, lastName, end].filter(Boolean).join(' ')) === given),
  )
}

/** Whether two names are written alike, but for accents, marks and case. */
export const isWrittenAlike = (one: string, other: string): boolean => plain(one) === plain(other)

export function isOwnName(known: Known, name: string): boolean {
  const own = known(legalName)
  return own !== undefined && isNameOf(own, name)
}
