import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { AskScreen } from '../../../application/item/ask-screen.tsx'
import { useSaveAnswer } from '../../../application/item/use-save-answer.ts'
import { BureauCard } from '../../../credit/bureau-card.tsx'
import { OBSTACLE_ITEMS, type Obstacle, obstacleOf } from '../../../credit/obstacle.ts'
import { SsnForm } from '../../../credit/ssn-form.tsx'
import { Actions } from '../../../decision/actions.tsx'
import { ContactLinks } from '../../../decision/contact-links.tsx'
import { FormProblem } from '../../../forms/form-problem.tsx'

/** The bureau says that the file is a minor's: another file is found by the Social Security number, a wrong age is fixed at the bureau. */
export function MinorFile() {
  return (
    <AskScreen
      items={OBSTACLE_ITEMS}
      title="Your credit file"
      heading="The credit bureau lists you as under 18"
      why={(item) =>
        `We can’t use a minor’s credit file. No credit decision was made${
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
        <Alert kind="warning" title={`We checked again. ${obstacle.bureau} reports no change`}>
          It still finds a minor’s file. Your application and your answers are saved.
        </Alert>
      )}
      <section aria-labelledby="another-file">
        <h2 id="another-file">Is it someone else’s file?</h2>
        <p className="mt-1 text-muted">
          Family members can share names and addresses, so this may be a child’s file. Your Social Security number finds yours.
        </p>
        <SsnForm item={obstacle.item} note="We encrypt it before we store it, and use it to find your file." />
      </section>
      <AtTheBureau obstacle={obstacle} />
      <ContactLinks />
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
          Only the bureau can correct its file. Ask them to correct it. They have 30 days to answer (15&nbsp;USC&nbsp;1681i). Then come
          back. Your answers are saved.
        </p>
      </div>
      <FormProblem error={error} />
      <BureauCard obstacle={obstacle} title="Your file is held by" />
      <Actions>
        <Button variant="secondary" loading={busy} loadingLabel="Checking with the bureau" onClick={() => void save({ thawed: true })}>
          It’s corrected. Check again
        </Button>
      </Actions>
    </section>
  )
}
