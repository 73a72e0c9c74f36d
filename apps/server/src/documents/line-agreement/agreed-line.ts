/** What the agreement of a line is made of. */
import type { ClosingDisclosure } from '../closing-disclosure/disclosed-line.ts'

export interface LineAgreement extends ClosingDisclosure {
  /** of the home */
  readonly state: string
  /** whose law governs it, beside federal law: the home's */
  readonly stateName: string
  /** Tex. Const. XVI s.50(a)(6): no personal liability */
  readonly isTexasHomestead: boolean
}
