/** What one state's law says of a spouse who does not own the home and of the instrument that encumbers it. */

/** DEPENDS: on something that the application does not know. NOT_CHECKED: no one has looked it up. Neither is a no: a person decides. */
export const JOINDERS = ['YES', 'NO', 'DEPENDS', 'NOT_CHECKED'] as const
export type Joinder = (typeof JOINDERS)[number]

export interface JoinderRow {
  /** of the home where the borrower lives */
  readonly home: Joinder
  /** of a second home, and of one that is let: a law of the homestead does not speak of them, one of dower or of community property does */
  readonly other: Joinder
  readonly says: string
  /** what was read, and of what no statute was read it says so */
  readonly citation: string
}

export const row = (home: Joinder, other: Joinder, says: string, citation: string): JoinderRow => ({ home, other, says, citation })
