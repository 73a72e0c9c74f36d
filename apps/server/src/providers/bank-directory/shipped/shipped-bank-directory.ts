/** Without a directory of the Federal Reserve's: the largest banks by their main numbers, and of every other number the district. */
import type { BankDirectory } from '../port.ts'
import { districtOf } from './district-of.ts'
import { LARGE_BANKS } from './large-banks.data.ts'

const NAMES: ReadonlyMap<string, string> = new Map(
  LARGE_BANKS.flatMap(({ name, numbers }) => numbers.map((number) => [number, name] as const)),
)

export const shippedBankDirectory = (): BankDirectory => ({
  bankOf(routingNumber) {
    const district = districtOf(routingNumber)
    return district === undefined ? undefined : { name: NAMES.get(routingNumber) ?? null, district }
  },
})
