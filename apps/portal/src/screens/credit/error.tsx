import { Alert } from '@hearthline/ui/alert'
import { AskScreen } from '../../frame/ask-screen.tsx'
import { LiftFreeze } from '../../frame/credit/lift-freeze.tsx'
import { OBSTACLE_ITEMS, type Obstacle, obstacleOf } from '../../frame/credit/obstacle.ts'
import { PinForm } from '../../frame/credit/pin-form.tsx'
import { SsnForm } from '../../frame/credit/ssn-form.tsx'
import { obstacleWords } from './obstacle-words.ts'

/** The file is frozen or locked: which bureau, how to open it, and then the same pull again. Of the soft pull and of the hard one. */
export default function CreditError() {
  return (
    <AskScreen
      items={OBSTACLE_ITEMS}
      title="Your credit file"
      heading={(item) => obstacleWords(obstacleOf(item)).heading}
      why={(item) => obstacleWords(obstacleOf(item)).why}
    >
      {(item) => <Ways obstacle={obstacleOf(item)} />}
    </AskScreen>
  )
}

function Ways({ obstacle }: { obstacle: Obstacle }) {
  const { note } = obstacleWords(obstacle)
  return (
    <div className="mt-8 grid gap-8">
      <StillClosed obstacle={obstacle} />
      {obstacle.outcome === 'FROZEN' && <LiftFreeze obstacle={obstacle} />}
      {(obstacle.outcome === 'LOCKED' || obstacle.outcome === 'PIN_INCORRECT') && <PinOrUnlock obstacle={obstacle} />}
      {(obstacle.outcome === 'NO_MATCH' || obstacle.outcome === 'NO_HIT') && (
        <div className="-mt-8">
          <SsnForm item={obstacle.item} />
        </div>
      )}
      <p className="portal-fine">{note}</p>
    </div>
  )
}

/** The borrower said that it was lifted, and the bureau still says otherwise. */
function StillClosed({ obstacle: { outcome, bureau, saidLifted } }: { obstacle: Obstacle }) {
  if (!saidLifted || (outcome !== 'FROZEN' && outcome !== 'LOCKED')) return null
  return (
    <Alert kind="warning" title={`We asked again: ${bureau} still reports the ${outcome === 'FROZEN' ? 'freeze' : 'lock'}`}>
      Lifted online or by phone it can take an hour, by mail three business days after your letter came. Check with them that it is lifted,
      then press the button again. Your application waits.
    </Alert>
  )
}

function PinOrUnlock({ obstacle }: { obstacle: Obstacle }) {
  return (
    <>
      <div className="-mt-8">
        <PinForm obstacle={obstacle} />
      </div>
      <section className="grid gap-5 border-hairline border-t pt-8" aria-labelledby="no-pin">
        <h2 id="no-pin" className="font-semibold text-xl">
          No PIN at hand? Unlock your file
        </h2>
        <LiftFreeze obstacle={obstacle} locked variant="secondary" />
      </section>
    </>
  )
}
