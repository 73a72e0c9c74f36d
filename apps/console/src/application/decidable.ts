/** Which open items a staff member may settle: any wait but one for time to pass. Work that gave up is run again instead. */
import type { OpenItem } from './use-application.ts'

export const isDecidable = ({ kind, by, gaveUp }: Pick<OpenItem, 'kind' | 'by' | 'gaveUp'>): boolean =>
  !gaveUp && kind === 'wait' && by !== 'time'

/** What the draft of this decision is kept under. */
export const draftKeyOf = (uuid: string, item: Pick<OpenItem, 'id' | 'gaveUp'>): string =>
  `${uuid}:${item.id}:${item.gaveUp ? 'again' : 'decide'}`

const WAITS_FOR: Readonly<Record<string, string>> = {
  borrower: 'the borrower',
  operator: 'our team',
  signer: 'the other signers',
  notary: 'the notary',
  time: 'time to pass',
}

export const waitingReason = ({ by, gaveUp }: Pick<OpenItem, 'by' | 'gaveUp'>): string =>
  gaveUp ? 'our team: automatic work stopped' : (WAITS_FOR[by ?? ''] ?? 'the system')
