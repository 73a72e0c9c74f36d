import { Card } from '@hearthline/ui/card'
import { LinkButton } from '@hearthline/ui/link-button'
import { Link } from 'react-router'
import type { Application } from '../../../application/application-query.ts'
import type { ReadItem } from '../../../application/item/item-query.ts'
import { useSaveAnswer } from '../../../application/item/use-save-answer.ts'
import { useApplication } from '../../../application/use-application.ts'
import { useGoesOnAlone } from '../../../application/wait-panel.tsx'
import { ContactLinks } from '../../../decision/contact-links.tsx'
import { FormProblem } from '../../../forms/form-problem.tsx'
import { Fact } from '../../../notary/fact.tsx'
import { PLACE_WORDS } from '../../../notary/place-words.ts'
import { ConfirmAction } from '../../../page/confirm-action.tsx'
import { applicationPath } from '../../../routing/application-path.ts'
import { describeNotaryFee } from './notary-fee.ts'
import { SessionMails } from './session-mails.tsx'

const LONGEST_MS = 15_000

type Session = ReadItem<'notary-session'>

export const OVER = { heading: 'Your appointment is over', why: 'Our team records what came of it. We email you.' } as const

/**
 * In person, its time has come: the next action waits for the team from then on, or for something else that the team asked for. What a notary online
 * waits for is the provider's to say.
 */
export const isMeetingOver = ({ about }: Session, { nextAction }: Pick<Application, 'nextAction'>): boolean =>
  about.inPerson && about.appointment !== undefined && (nextAction.waitingOn === 'us' || nextAction.path?.endsWith('/conditions') === true)

/** Your past appointment: nothing of it can be changed, and whoever missed it is told what to do. */
export function OverCard({ item }: { item: Session }) {
  const { application } = useApplication()
  useGoesOnAlone(application, LONGEST_MS)
  const { appointment, when, others } = item.about
  return (
    <div className="mt-8 grid gap-8">
      <Card title="Your past appointment">
        <dl className="grid gap-4">
          {when && <Fact label="When" text={when} />}
          <Fact label="Where" text={PLACE_WORDS[appointment?.place ?? 'HOME'].label} />
          {others.length > 0 && <Fact label="Who else signs" text={new Intl.ListFormat('en-US').format(others)} />}
        </dl>
        <p className="mt-4">It can’t be changed or canceled now. If you missed it, call us. We help you book another time.</p>
      </Card>
      <ContactLinks subject="Could you not be there, or was nothing signed?" />
    </div>
  )
}

/** A reserved appointment: when, where, who; joining it, changing it, canceling it, and its mail once more. */
export function BookedCard({ item }: { item: Session }) {
  const { uuid, application } = useApplication()
  // Someone else says what came of it: this page must not stand still then.
  useGoesOnAlone(application, LONGEST_MS)
  const { appointment, when, inPerson, others, fee } = item.about
  if (!appointment) return null
  const change = inPerson ? `notary/schedule-manual?place=${appointment.place ?? 'HOME'}&change=1` : 'notary/intro?change=1'
  return (
    <>
      <Card title="Your appointment">
        <dl className="grid gap-4">
          <Fact label="When" text={when ?? 'Now. A notary joins when you do.'} />
          <Fact label="Where" text={inPerson ? PLACE_WORDS[appointment.place ?? 'HOME'].label : 'Online, by video'} />
          {others.length > 0 && <Fact label="Who else signs" text={new Intl.ListFormat('en-US').format(others)} />}
          {inPerson && <Fact label="Cost" text={describeNotaryFee(fee)} />}
        </dl>
        {inPerson && <p className="mt-4">{PLACE_WORDS[appointment.place ?? 'HOME'].about}</p>}
        <div className="mt-6 grid gap-3">
          {!inPerson && (
            <LinkButton as={Link} to={applicationPath(uuid, 'notary/session')}>
              Go to the session
            </LinkButton>
          )}
          <div>
            <LinkButton as={Link} to={applicationPath(uuid, change)} variant="secondary" size="medium">
              Change the appointment
            </LinkButton>
          </div>
          <Cancel item={item} />
        </div>
      </Card>
      <SessionMails others={others.length > 0} />
    </>
  )
}

function Cancel({ item }: { item: Session }) {
  const { save, busy, error } = useSaveAnswer('notary-appointment')
  const { appointment } = item.about
  if (!appointment) return null
  const { at: _at, attempt: _attempt, ...kept } = appointment
  return (
    <ConfirmAction
      opener="Cancel the appointment"
      title="Cancel the appointment?"
      yes="Cancel appointment"
      doing="Canceling"
      no="Keep appointment"
      busy={busy}
      onYes={() => void save({ ...kept, canceled: true })}
    >
      <p>Nothing is signed until you have another one. Your application stays open.</p>
      <FormProblem error={error} />
    </ConfirmAction>
  )
}
