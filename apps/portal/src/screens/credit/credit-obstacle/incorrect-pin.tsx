import { AskScreen } from '../../../application/item/ask-screen.tsx'
import { LiftFreeze } from '../../../credit/lift-freeze.tsx'
import { OBSTACLE_ITEMS, type Obstacle, obstacleOf } from '../../../credit/obstacle.ts'
import { PinForm } from '../../../credit/pin-form.tsx'

/** The bureau refused the PIN: another try, or the file is unlocked there. */
export default function IncorrectPin() {
  return (
    <AskScreen
      items={OBSTACLE_ITEMS}
      title="That PIN did not work"
      heading="That PIN did not work"
      why={(item) => `${obstacleOf(item).bureau} did not accept it. Trying again doesn’t affect your credit score.`}
    >
      {(item) => <Again obstacle={obstacleOf(item)} />}
    </AskScreen>
  )
}

function Again({ obstacle }: { obstacle: Obstacle }) {
  return (
    <div className="grid gap-8">
      <PinForm key={obstacle.tries} obstacle={obstacle} />
      <section className="grid gap-5 border-hairline border-t pt-8" aria-labelledby="other-way">
        <div>
          <h2 id="other-way" className="font-semibold text-xl">
            Or unlock your file at the bureau
          </h2>
          <p className="mt-1 text-muted">
            {obstacle.bureau} may stop accepting PINs after several wrong ones. They can send you a new one, or you can unlock the file with
            them.
          </p>
        </div>
        <LiftFreeze obstacle={obstacle} locked variant="secondary" />
      </section>
    </div>
  )
}
