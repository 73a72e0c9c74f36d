import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { Actions } from '../../../decision/actions.tsx'
import { WayOut } from '../../../decision/way-out.tsx'
import { AskScreen } from '../../../frame/ask-screen.tsx'
import { BureauCard } from '../../../frame/credit/bureau-card.tsx'
import { OBSTACLE_ITEMS, type Obstacle, obstacleOf } from '../../../frame/credit/obstacle.ts'
import { SsnForm } from '../../../frame/credit/ssn-form.tsx'
import { FormProblem } from '../../../frame/form-problem.tsx'
import { useSaveAnswer } from '../../../frame/use-save-answer.ts'

/** The bureau says that the file is a minor's: another file is found by the Social Security number, a wrong age is mended at the bureau. */
export function MinorFile() {
  return (
    <AskScreen
      items={OBSTACLE_ITEMS}
      title="Your credit file"
      heading="The credit bureau has you under eighteen"
      why={(item) =>
        `We cannot lend on a minor’s file. No credit decision was made${
          obstacleOf(item).pull === 'SOFT' ? ', and your score was not affected.' : '.'
        }`
      }
    >
      {(item) => <Ways obstacle={obstacleOf(item)} />}
    </AskScreen>
  )
}

function Ways({ obstacle }: { obstacle: Obstacle }) {
  return (
    <div className="mt-8 grid gap-10">
      {obstacle.tries > 0 && (
        <Alert kind="warning" title={`We asked again: ${obstacle.bureau} still says the same`}>
          The file that it finds is a minor’s. Your application waits, and nothing you answered is lost.
        </Alert>
      )}
      <section aria-labelledby="another-file">
        <h2 id="another-file">Is it somebody else’s file?</h2>
        <p className="mt-1 text-muted">
          Names and addresses repeat in a family: we may have been shown a child’s file. Your Social Security number finds yours.
        </p>
        <SsnForm item={obstacle.item} note="It is encrypted before it is stored, and used to find your file." />
      </section>
      <AtTheBureau obstacle={obstacle} />
      <WayOut />
    </div>
  )
}

function AtTheBureau({ obstacle }: { obstacle: Obstacle }) {
  const { save, busy, error } = useSaveAnswer(obstacle.item)
  return (
    <section className="grid gap-4 border-t border-hairline pt-8" aria-labelledby="wrong-age">
      <div>
        <h2 id="wrong-age">Is the date of birth in it wrong?</h2>
        <p className="mt-1 text-muted">
          Only the bureau can correct its file. Ask for it: it has 30 days to answer (15&nbsp;USC&nbsp;1681i). Then come back; your answers
          are kept.
        </p>
      </div>
      <FormProblem error={error} />
      <BureauCard obstacle={obstacle} title="The file is held by" />
      <Actions>
        <Button variant="secondary" loading={busy} loadingLabel="Asking the bureau" onClick={() => void save({ thawed: true })}>
          It is corrected, look again
        </Button>
      </Actions>
    </section>
  )
}
