/** How an acknowledgment before a notary is certified, by the law of the home's state: words of statutes, to the letter, with their blanks. */

export interface AcknowledgmentForm {
  /** a line each; `{names}` are those who acknowledge */
  readonly lines: readonly string[]
  /** above everything, in a box of its own */
  readonly notice?: string
  /** who signs beside the notary, so that the county takes it */
  readonly witnesses: 0 | 1 | 2
  readonly citation: string
}

/** Cal. Civ. Code 1189(a)(1). */
const CALIFORNIA_NOTICE =
  'A notary public or other officer completing this certificate verifies only the identity of the individual who signed the document to which this certificate is attached, and not the truthfulness, accuracy, or validity of that document.'

const FORMS: Readonly<Partial<Record<string, AcknowledgmentForm>>> = {
  CA: {
    notice: CALIFORNIA_NOTICE,
    lines: [
      'State of California',
      'County of ______________________',
      'On ______________________ before me, ______________________ (here insert name and title of the officer), personally appeared {names}, who proved to me on the basis of satisfactory evidence to be the person(s) whose name(s) is/are subscribed to the within instrument and acknowledged to me that he/she/they executed the same in his/her/their authorized capacity(ies), and that by his/her/their signature(s) on the instrument the person(s), or the entity upon behalf of which the person(s) acted, executed the instrument.',
      'I certify under PENALTY OF PERJURY under the laws of the State of California that the foregoing paragraph is true and correct.',
      'WITNESS my hand and official seal.',
      'Signature ______________________ (Seal)',
    ],
    witnesses: 0,
    citation: 'Cal. Civ. Code 1189(a)',
  },
  FL: {
    lines: [
      'State of Florida',
      'County of ______________________',
      'The foregoing instrument was acknowledged before me by means of [ ] physical presence or [ ] online notarization, this ______________________ (date) by {names}, who is personally known to me or who has produced ______________________ (type of identification) as identification.',
      '______________________ (Signature of person taking acknowledgment)',
      '______________________ (Name typed, printed or stamped)',
      '______________________ (Title or rank) ______________________ (Serial number, if any)',
    ],
    witnesses: 0,
    citation: 'Fla. Stat. 695.25(1)',
  },
  TX: {
    lines: [
      'State of Texas',
      'County of ______________________',
      'This instrument was acknowledged before me on ______________________ (date) by {names}.',
      '______________________ (Signature of officer)',
      '______________________ (Title of officer)',
      'My commission expires: ______________________',
    ],
    witnesses: 0,
    citation: 'Tex. Civ. Prac. & Rem. Code 121.008(b)(1)',
  },
}

/** The short form of the Revised Uniform Law on Notarial Acts, for whoever has no form of their own here. */
const uniform = (stateName: string, witnesses: 0 | 1 | 2): AcknowledgmentForm => ({
  lines: [
    `State of ${stateName}`,
    'County of ______________________',
    'This record was acknowledged before me on ______________________ (date) by {names}.',
    '______________________ (Signature of notarial officer) (Stamp)',
    '______________________ (Title of office)',
    'My commission expires: ______________________',
  ],
  witnesses,
  citation: 'RULONA 16(1)',
})

/** CT: Conn. Gen. Stat. 47-5(a)(4); GA: O.C.G.A. 44-14-33, the officer and one more; LA: La. Civ. Code 1833; SC: S.C. Code 30-5-30. */
const WITNESSES: Readonly<Partial<Record<string, 1 | 2>>> = { CT: 2, GA: 1, LA: 2, SC: 2 }

export const acknowledgmentOf = (state: string, stateName: string): AcknowledgmentForm =>
  FORMS[state] ?? uniform(stateName, WITNESSES[state] ?? 0)
