/** How an acknowledgment before a notary is certified, by the law of the home's state: words of statutes, to the letter, with their blanks. */
import type { NotaryField } from '../facts/notary-place.ts'

export interface AcknowledgmentForm {
  /** a line each; `{names}` are those who acknowledge, and every other word in braces is a blank (`writeAcknowledgment`) */
  readonly lines: readonly string[]
  /** above everything, in a box of its own */
  readonly notice?: string
  /** who signs beside the notary, so that the county takes it */
  readonly witnesses: 0 | 1 | 2
  /** the notary certifies who signed, and not for whom: in no form of this state is the capacity of a trustee printed */
  readonly namesAlone?: true
  readonly citation: string
}

/** Each blank, how much of a line it takes, and what stands in it. The venue is where the notary is, which no one knows when the deed is printed. */
const BLANKS: Readonly<Record<string, { readonly field: NotaryField; readonly empty: string }>> = {
  state: { field: 'STATE', empty: '______________________' },
  county: { field: 'COUNTY', empty: '______________________' },
  date: { field: 'DATE', empty: '______________________' },
  officer: { field: 'OFFICER', empty: '____________________________________' },
  signature: { field: 'SIGNATURE', empty: '________________________________' },
  name: { field: 'NAME', empty: '______________________' },
  title: { field: 'TITLE', empty: '______________________' },
  number: { field: 'COMMISSION_NUMBER', empty: '______________________' },
  expires: { field: 'COMMISSION_EXPIRES', empty: '______________________' },
  inPerson: { field: 'IN_PERSON', empty: '[\u00a0\u00a0\u00a0]' },
  online: { field: 'ONLINE', empty: '[\u00a0\u00a0\u00a0]' },
  id: { field: 'ID_TYPE', empty: '______________________' },
}

/** A line of a form as it is printed, and what its blanks are, in their order. */
export function writeAcknowledgment(line: string, names: string): { readonly text: string; readonly fields: readonly NotaryField[] } {
  const fields: NotaryField[] = []
  const text = line.replaceAll(/\{(\w+)\}/g, (whole, word: string) => {
    const blank = BLANKS[word]
    if (blank) fields.push(blank.field)
    return blank?.empty ?? whole
  })
  return { text: text.replace('{names}', () => names), fields }
}

/** Cal. Civ. Code 1189(a)(1). */
const CALIFORNIA_NOTICE =
  'A notary public or other officer completing this certificate verifies only the identity of the individual who signed the document to which this certificate is attached, and not the truthfulness, accuracy, or validity of that document.'

const FORMS: Readonly<Partial<Record<string, AcknowledgmentForm>>> = {
  CA: {
    notice: CALIFORNIA_NOTICE,
    lines: [
      'State of California',
      'County of {county}',
      'On {date} before me, {officer} (here insert name and title of the officer), personally appeared {names}, who proved to me on the basis of satisfactory evidence to be the person(s) whose name(s) is/are subscribed to the within instrument and acknowledged to me that he/she/they executed the same in his/her/their authorized capacity(ies), and that by his/her/their signature(s) on the instrument the person(s), or the entity upon behalf of which the person(s) acted, executed the instrument.',
      'I certify under PENALTY OF PERJURY under the laws of the State of California that the foregoing paragraph is true and correct.',
      'WITNESS my hand and official seal.',
      'Signature {signature} (Seal)',
    ],
    witnesses: 0,
    namesAlone: true,
    citation: 'Cal. Civ. Code 1189(a)',
  },
  FL: {
    lines: [
      'State of {state}',
      'County of {county}',
      'The foregoing instrument was acknowledged before me by means of {inPerson} physical presence or {online} online notarization, this {date} (date) by {names}, who is personally known to me or who has produced {id} (type of identification) as identification.',
      '{signature} (Signature of person taking acknowledgment)',
      '{name} (Name typed, printed or stamped)',
      '{title} (Title or rank) {number} (Serial number, if any)',
    ],
    witnesses: 0,
    citation: 'Fla. Stat. 695.25(1)',
  },
  TX: {
    lines: [
      'State of Texas',
      'County of {county}',
      'This instrument was acknowledged before me on {date} (date) by {names}.',
      '{signature} (Signature of officer)',
      '{title} (Title of officer)',
      'My commission expires: {expires}',
    ],
    witnesses: 0,
    citation: 'Tex. Civ. Prac. & Rem. Code 121.008(b)(1)',
  },
}

/** Where a state is not divided into counties alone; a notary online may be in a county of another state, so that word stays. */
const VENUES: Readonly<Partial<Record<string, string>>> = {
  AK: 'Judicial district, borough or county',
  DC: 'City or county',
  LA: 'Parish or county',
  MD: 'City or county',
  MO: 'City or county',
  NV: 'City or county',
  VA: 'City or county',
}

/** The short form of the Revised Uniform Law on Notarial Acts, for whoever has no form of their own here. */
const uniform = (state: string): AcknowledgmentForm => ({
  lines: [
    'State of {state}',
    `${VENUES[state] ?? 'County'} of {county}`,
    'This record was acknowledged before me on {date} (date) by {names}.',
    '{signature} (Signature of notarial officer) (Stamp)',
    '{title} (Title of office)',
    'My commission expires: {expires}',
  ],
  witnesses: WITNESSES[state] ?? 0,
  citation: 'RULONA 16(1)',
})

/** CT: Conn. Gen. Stat. 47-5(a)(4); GA: O.C.G.A. 44-14-33, the officer and one more; LA: La. Civ. Code 1833; SC: S.C. Code 30-5-30. */
const WITNESSES: Readonly<Partial<Record<string, 1 | 2>>> = { CT: 2, GA: 1, LA: 2, SC: 2 }

export const acknowledgmentOf = (state: string): AcknowledgmentForm => FORMS[state] ?? uniform(state)
