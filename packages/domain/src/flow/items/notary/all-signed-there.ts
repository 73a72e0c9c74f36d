import type { Known } from '../../item.ts'
import { signsAtOffice } from '../signing/closing-office.ts'
import { noteSigning } from '../signing/note-signing.ts'

/** Whether all documents are signed at the meeting with the notary: also before they are made, and not where an earlier release had the others signed online. */
export const isAllSignedThere = (known: Known): boolean => {
  const signed = known(noteSigning)
  return signsAtOffice(known) && (signed === undefined || signed.paper?.office !== undefined)
}
