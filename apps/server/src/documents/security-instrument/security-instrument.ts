/**
 * The mortgage, deed of trust or security deed of a line: open-end, recorded in the county of the home. Plain words of our own; where a state's law
 * gives words, those (policy/open-end-law, policy/acknowledgment).
 */
import { recordingFormatOf } from '@hearthline/domain'
import type { Renderer } from '../renderer.ts'
import { covenantBlocks } from './covenants.ts'
import { firstPageBlocks, instrumentTitle, returnBlock } from './first-page.ts'
import type { InstrumentData } from './instrument-data.ts'
import { signingBlocks } from './signing-page.ts'

export const securityInstrument: Renderer<InstrumentData> = {
  version: '2026-11-26c',
  /** @throws where the land is not described, or a deed of trust names no trustee: it would bind no one */
  describe: (data) => {
    if (!data.legalDescription.trim()) throw new RangeError('An instrument needs the legal description of the land')
    if (data.grantors.length === 0) throw new RangeError('An instrument needs someone who signs it')
    if (data.instrument === 'DEED_OF_TRUST' && !data.trustee) throw new RangeError('A deed of trust needs a trustee')
    return {
      title: instrumentTitle(data),
      author: data.parties.lender.legalName,
      madeAt: data.madeAt,
      recording: recordingFormatOf(data.state),
      blocks: [returnBlock(data), ...firstPageBlocks(data), ...covenantBlocks(data), ...signingBlocks(data)],
    }
  },
}
