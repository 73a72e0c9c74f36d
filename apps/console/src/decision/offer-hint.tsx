import { Kbd } from '@hearthline/ui/kbd'
import { offeredOutcomes, standingWords } from './offered-outcomes.ts'
import type { Part } from './parts/selected-part.ts'

const NOTHING_YET = 'Nothing is recorded until you confirm it.'

/** Before something is chosen: what may be, and where it is decided already, that only a change of mind is left. */
export function OfferHint({ part }: { part?: Part | undefined }) {
  const [offered, other] = offeredOutcomes(part)
  if (other !== undefined)
    return (
      <p className="hint decision-foot">
        Accept <Kbd>a</Kbd> or refuse <Kbd>r</Kbd>, then enter a reason. {NOTHING_YET}
      </p>
    )
  if (offered === 'REFUSED' && part?.isUnproved && part.outcome === null)
    return (
      <p className="hint decision-foot">
        No document was sent, so it can’t be accepted. Refuse it <Kbd>r</Kbd> with words that say what to send. {NOTHING_YET}
      </p>
    )
  if (offered === undefined) return <p className="hint decision-foot">{standingWords(part)}</p>
  return (
    <p className="hint decision-foot">
      {standingWords(part)} If you change your mind,{' '}
      {offered === 'ACCEPTED' ? (
        <>
          accept it <Kbd>a</Kbd>
        </>
      ) : (
        <>
          refuse it <Kbd>r</Kbd>
        </>
      )}{' '}
      and enter a reason. {NOTHING_YET}
    </p>
  )
}
