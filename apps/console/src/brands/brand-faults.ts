/** What is wrong with a draft, as whoever works at the desk reads it. Pure. */
import { US_STATES } from '@hearthline/domain'
import { labelOfPath, wholePath } from './brand-values.ts'
import { DISCOUNTS } from './lending-sections.ts'

export interface Fault {
  readonly path: string
  readonly message: string
}

const PATHS = /\b(?:company|lending|look|names|words|privacy|logos|hostPages)(?:\.[A-Za-z0-9]+)+/g
const LABELS: Readonly<Record<string, string>> = Object.fromEntries(DISCOUNTS)
const CODES = new RegExp(`\\b(?:${Object.keys(LABELS).join('|')})\\b`, 'g')
const STATES: Readonly<Record<string, string>> = US_STATES

/** The server names values as brand.json has them, for whoever writes that file; the desk names them as its form does. */
export const faultWords = (message: string): string =>
  message
    .replace(PATHS, (path) => `“${labelOfPath(path)}”`)
    .replace(/\b[A-Z]{2}\b(?= is )/g, (code) => STATES[code] ?? code)
    .replace(CODES, (code) => LABELS[code] ?? code)
    .replace('while sample is true, or remove sample', 'while this lender is a sample')

const wordsOfThose = (faults: readonly Fault[], isMeant: (path: string) => boolean): readonly string[] =>
  faults.filter(({ path }) => isMeant(wholePath(path))).map(({ message }) => faultWords(message))

/** What is wrong at a field or within it. */
export const faultsAt = (faults: readonly Fault[], path: string): readonly string[] =>
  wordsOfThose(faults, (one) => one === path || one.startsWith(`${path}.`))

/** What is wrong with a list or a group as a whole. */
export const faultsOfWhole = (faults: readonly Fault[], path: string): readonly string[] => wordsOfThose(faults, (one) => one === path)
