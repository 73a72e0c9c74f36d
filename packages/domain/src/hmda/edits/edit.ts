/** One official edit as data: which fields it looks at, what it says, and when a row, a sheet or a whole file holds to it. */
import { LAR_FIELDS, type LarField, type LarRow, larFieldTitle } from '../lar-fields.ts'
import type { TsField, TsRow } from '../transmittal-sheet.ts'

/** The rows and the sheet above them, with the year for which the file is made. */
export interface HmdaFile {
  readonly year: number
  readonly sheet: TsRow
  readonly rows: readonly LarRow[]
}

interface Said {
  readonly says: string
}

export interface RowEdit extends Said {
  readonly of: 'ROW'
  /** whose values are shown with it */
  readonly fields: readonly LarField[]
  readonly holds: (row: LarRow, file: HmdaFile) => boolean
}

export interface SheetEdit extends Said {
  readonly of: 'SHEET'
  readonly fields: readonly TsField[]
  readonly holds: (sheet: TsRow, file: HmdaFile) => boolean
}

export interface FileEdit extends Said {
  readonly of: 'FILE'
  readonly holds: (file: HmdaFile) => boolean
}

/** REGULATOR_DATA: it compares with what only the regulator or the Census Bureau has. QUARTERLY: only files of a quarter have it. */
export type WhyNotRun = 'REGULATOR_DATA' | 'QUARTERLY'

/** Listed, and left to the regulator. */
export interface EditNotRun extends Said {
  readonly of: 'NOTHING'
  readonly because: WhyNotRun
}

export type Edit = RowEdit | SheetEdit | FileEdit | EditNotRun

/**
 * What a field may be: codes and these words, spaces between them. BLANK, TEXT (not blank), NUMBER, NOT_NEGATIVE, POSITIVE, and the same of
 * whole numbers.
 */
const KINDS = {
  BLANK: { words: 'blank', test: (text: string) => text === '' },
  TEXT: { words: 'filled in', test: (text: string) => text !== '' },
  NUMBER: { words: 'a number', test: (text: string) => isNumber(text) },
  NOT_NEGATIVE: { words: 'a number of 0 or more', test: (text: string) => isNumber(text) && Number(text) >= 0 },
  POSITIVE: { words: 'a number above 0', test: (text: string) => isNumber(text) && Number(text) > 0 },
  WHOLE: { words: 'a whole number', test: (text: string) => isWhole(text) },
  POSITIVE_WHOLE: { words: 'a whole number above 0', test: (text: string) => isWhole(text) && Number(text) > 0 },
} as const

const isKind = (word: string): word is keyof typeof KINDS => Object.hasOwn(KINDS, word)

export const isNumber = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(text)
export const isWhole = (text: string): boolean => /^-?\d+$/.test(text)

/** Whether a text is what a pattern allows. */
export const matches = (text: string, pattern: string): boolean =>
  pattern.split(' ').some((word) => (isKind(word) ? KINDS[word].test(text) : word === text))

/** What each of several fields may be. */
export type Pattern = { readonly [F in LarField]?: string }

const entries = (pattern: Pattern) => Object.entries(pattern) as [LarField, string][]
const isSo = (row: LarRow, pattern: Pattern): boolean => entries(pattern).every(([field, allowed]) => matches(row[field], allowed))

/** One, two, or three. */
const listed = (words: readonly string[], join: 'and' | 'or'): string =>
  words.length < 3 ? words.join(` ${join} `) : `${words.slice(0, -1).join(', ')}, ${join} ${words.at(-1)}`

const allowedWords = (pattern: string): string =>
  listed(
    pattern.split(' ').map((word) => (isKind(word) ? KINDS[word].words : word)),
    'or',
  )

const sentence = (pattern: Pattern, verb: string): string =>
  listed(
    entries(pattern).map(([field, allowed]) => `${larFieldTitle(field)} ${verb} ${allowedWords(allowed)}`),
    'and',
  )

const fieldsOf = (...patterns: readonly Pattern[]): readonly LarField[] => {
  const named = new Set(patterns.flatMap((pattern) => entries(pattern).map(([field]) => field)))
  return LAR_FIELDS.map(([field]) => field).filter((field) => named.has(field))
}

/** Every row has these values. */
export const must = (pattern: Pattern): RowEdit => ({
  of: 'ROW',
  says: `${sentence(pattern, 'must be')}.`,
  fields: fieldsOf(pattern),
  holds: (row) => isSo(row, pattern),
})

/** A row with the first has the second. */
export const when = (condition: Pattern, then: Pattern): RowEdit => ({
  of: 'ROW',
  says: `Where ${sentence(condition, 'is')}, ${sentence(then, 'must be')}.`,
  fields: fieldsOf(condition, then),
  holds: (row) => !isSo(row, condition) || isSo(row, then),
})

/** A row has both or neither. */
export const together = (one: Pattern, other: Pattern): RowEdit => ({
  of: 'ROW',
  says: `${sentence(one, 'is')} exactly where ${sentence(other, 'is')}.`,
  fields: fieldsOf(one, other),
  holds: (row) => isSo(row, one) === isSo(row, other),
})

/** All edits of a list hold; said in one sentence. */
export const all = (...edits: readonly RowEdit[]): RowEdit => ({
  of: 'ROW',
  says: edits.map(({ says }) => says).join(' '),
  fields: [...new Set(edits.flatMap(({ fields }) => fields))],
  holds: (row, file) => edits.every(({ holds }) => holds(row, file)),
})

/** Anything that no pattern says. */
export const row = (says: string, fields: readonly LarField[], holds: RowEdit['holds']): RowEdit => ({ of: 'ROW', says, fields, holds })
export const sheet = (says: string, fields: readonly TsField[], holds: SheetEdit['holds']): SheetEdit => ({
  of: 'SHEET',
  says,
  fields,
  holds,
})
export const file = (says: string, holds: FileEdit['holds']): FileEdit => ({ of: 'FILE', says, holds })
export const notRun = (because: WhyNotRun, says: string): EditNotRun => ({ of: 'NOTHING', because, says })
