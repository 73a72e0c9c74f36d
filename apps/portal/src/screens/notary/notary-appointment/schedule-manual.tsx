/** notary/schedule-manual: the day and the time of a meeting in person, by the clock of the home. */
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { LinkButton } from '@hearthline/ui/link-button'
import { SubmitRow } from '@hearthline/ui/submit-row'
import type { FormEvent } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { AskScreen } from '../../../application/item/ask-screen.tsx'
import type { ReadItem } from '../../../application/item/item-query.ts'
import { usePersistedForm } from '../../../application/item/use-persisted-form.ts'
import { useSaveAnswer } from '../../../application/item/use-save-answer.ts'
import { useApplication } from '../../../application/use-application.ts'
import { FormProblem } from '../../../forms/form-problem.tsx'
import { useFillWithExample } from '../../../forms/use-fill-with-example.ts'
import { PLACE_WORDS, type Place } from '../../../notary/place-words.ts'
import { applicationPath } from '../../../routing/application-path.ts'
import { appointmentOf, appointmentValues, slotsOf, timeProblems } from './appointment-values.ts'
import { isMeetingOver, OverCard } from './booked-card.tsx'
import { describeNotaryFee } from './notary-fee.ts'
import { TimeField } from './time-field.tsx'

const SHOWN = ['notary-appointment', 'notary-rebooking', 'notary-session', 'notary-help'] as const

export default function ScheduleManual() {
  const { application } = useApplication()
  return (
    <AskScreen
      items={SHOWN}
      title="Choose a time to meet"
      heading="When would you like to meet?"
      why="Times are by the clock where your home is."
    >
      {(item) =>
        item.item === 'notary-session' && isMeetingOver(item, application) ? <OverCard item={item} /> : <ChooseTime item={item} />
      }
    </AskScreen>
  )
}

function ChooseTime({ item }: { item: ReadItem<(typeof SHOWN)[number]> }) {
  const { uuid } = useApplication()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const { about } = item
  const asked = about.places.find((place) => place === query.get('place'))
  const place: Place = asked ?? about.places[0]!
  const form = usePersistedForm('notary-time', () => ({ ...appointmentValues(undefined, about.zone, ['MANUAL']), place }))
  const answered = item.item === 'notary-rebooking' ? 'notary-rebooking' : 'notary-appointment'
  const { save, busy, error } = useSaveAnswer(answered, form.failWith)
  const back = applicationPath(uuid, 'notary/reserve-manual')
  useFillWithExample(() => {
    const day = about.manualDays[0] ?? ''
    form.replace({ ...form.values, day, at: slotsOf('MANUAL', day, about.zone)[0] ?? '' })
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    form.fail(timeProblems(form.values))
    const answer = appointmentOf({ ...form.values, place })
    if (!answer || !(await save(answer))) return
    form.forget()
    void navigate(back)
  }
  return (
    <form className="portal-form" onSubmit={(event) => void submit(event)} noValidate>
      <ErrorSummary errors={form.problems} attempt={form.attempt} />
      <FormProblem error={error} />
      <TimeField meeting="MANUAL" zone={about.zone} days={about.manualDays} values={form.values} errors={form.errors} onChange={form.set} />
      <p className="text-muted">
        {PLACE_WORDS[place].label}. {describeNotaryFee(about.fee)}
      </p>
      <SubmitRow loading={busy} label="Reserve this time" loadingLabel="Reserving" note="You can change or cancel it until it begins." />
      <div>
        <LinkButton as={Link} to={back} variant="quiet" size="medium">
          Choose another place
        </LinkButton>
      </div>
    </form>
  )
}
