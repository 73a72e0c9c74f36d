/**
 * The Federal Reserve's directory of ACH participants, from the file that a lender downloads under its own agreement: lines of 155 characters
 * (https://www.frbservices.org/resources/routing-number-directory, format of the FedACH participant file). Read once, at the start.
 */
import { readFileSync } from 'node:fs'
import { StartRefused } from '../../../start-refused.ts'
import type { BankDirectory } from '../port.ts'
import { districtOf } from '../shipped/district-of.ts'

/** Columns of a line, from zero: routing number 0-8, record type 19, new routing number 26-34, customer name 35-70, status 149. */
const LINE = /^(\d{9})[O\d].{9}([012]).{6}(\d{9})(.{36})/

/** Names are kept in capitals by the directory. */
const titleCase = (name: string): string =>
  name
    .trim()
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .replace(/(^|[\s&(-])(\p{L})/gu, (_all, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/\b(Na|Fsb|Fcu|Usa|Ssb|N\.a\.)(?=$|[\s,])/g, (word) => word.toUpperCase())

/** @throws StartRefused for a file that cannot be read or is no such directory */
export function readFedach(path: string): ReadonlyMap<string, string> {
  let text: string
  try {
    text = readFileSync(path, 'latin1')
  } catch {
    throw new StartRefused(`The file that FEDACH_FILE names cannot be read: ${path}`)
  }
  const names = new Map<string, string>()
  const moved = new Map<string, string>()
  for (const line of text.split(/\r?\n/)) {
    const [, number, type, newNumber, name] = LINE.exec(line) ?? []
    if (!number || !newNumber || !name) continue
    names.set(number, titleCase(name))
    // Record type 2: payments go to another number, whose bank is the one.
    if (type === '2' && newNumber !== '000000000') moved.set(number, newNumber)
  }
  if (names.size === 0) throw new StartRefused(`The file that FEDACH_FILE names is no FedACH participant file: ${path}`)
  for (const [number, newNumber] of moved) names.set(number, names.get(newNumber) ?? names.get(number)!)
  return names
}

export function fedachDirectory(path: string): BankDirectory {
  const names = readFedach(path)
  return {
    bankOf(routingNumber) {
      const district = districtOf(routingNumber)
      return district === undefined ? undefined : { name: names.get(routingNumber) ?? null, district }
    },
  }
}
