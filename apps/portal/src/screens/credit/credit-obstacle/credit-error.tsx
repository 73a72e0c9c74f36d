import { Alert } from '@hearthline/ui/alert'
import { AskScreen } from '../../../application/item/ask-screen.tsx'
import { LiftFreeze } from '../../../credit/lift-freeze.tsx'
import { OBSTACLE_ITEMS, type Obstacle, obstacleOf } from '../../../credit/obstacle.ts'
import { PinForm } from '../../../credit/pin-form.tsx'
import { SsnForm } from '../../../credit/ssn-form.tsx'
import { obstacleText } from './obstacle-text.ts'

/** The file is frozen or locked: which bureau, how to open it, and then the same pull again. Of the soft pull and of the hard one. */
export default function CreditError() {
  return (
    <AskScreen
      items={OBSTACLE_ITEMS}
      title="Your credit file"
      heading={(item) => obstacleText(obstacleOf(item)).heading}
      why={(item) => obstacleText(obstacleOf(item)).why}
    >
      {(item) => <Ways obstacle={obstacleOf(item)} />}
    </AskScreen>
  )
}

function Ways({ obstacle }: { obstacle: Obstacle }) {
  const { note } = obstacleText(obstacle)
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
    <Alert kind="warning" title={`We checked again. ${bureau} still reports the ${outcome === 'FROZEN' ? 'freeze' : 'lock'}`}>
      A lift online or by phone can take an hour. By mail it can take three business days after they get your letter. Confirm with them that
      it is lifted, then select the button again. Your application is saved.
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
          Don’t have your PIN? Unlock your file
        </h2>
        <LiftFreeze obstacle={obstacle} locked variant="secondary" />
      </section>
    </>
  )
}
