/** notary/reserve-manual: where to meet a notary in person and what it costs; once it is reserved, the appointment. */
import { Alert } from '@hearthline/ui/alert'
import { Card } from '@hearthline/ui/card'
import { CardSelect } from '@hearthline/ui/card-select'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { SubmitRow } from '@hearthline/ui/submit-row'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { AskScreen } from '../../../application/item/ask-screen.tsx'
import type { ReadItem } from '../../../application/item/item-query.ts'
import { usePersistedForm } from '../../../application/item/use-persisted-form.ts'
import { useApplication } from '../../../application/use-application.ts'
import { WaitPanel } from '../../../application/wait-panel.tsx'
import { ContactLinks } from '../../../decision/contact-links.tsx'
import { PLACE_WORDS } from '../../../notary/place-words.ts'
import { applicationPath } from '../../../routing/application-path.ts'
import { FAULT_WORDS } from './appointment-texts.ts'
import { BookedCard, isMeetingOver, OVER, OverCard } from './booked-card.tsx'
import { CoOwnersMissing } from './co-owners-missing.tsx'
import { describeNotaryFee } from './notary-fee.ts'
import { WhatToHave } from './what-to-have.tsx'

const SHOWN = [
  'notary-appointment',
  'notary-rebooking',
  'notary-help',
  'notary-booking',
  'notary-session',
  'deed-signing',
  'deed-co-signing',
] as const
type Shown = (typeof SHOWN)[number]

const HEADINGS: Readonly<Record<Shown, { readonly heading: string; readonly why: string }>> = {
  'notary-appointment': {
    heading: 'Where would you like to meet your notary?',
    why: 'A notary confirms who you are when you sign the deed.',
  },
  'notary-rebooking': { heading: 'Where would you like to meet your notary?', why: 'The deed is not signed yet.' },
  'notary-help': { heading: 'Where would you like to meet your notary?', why: 'The deed is not signed yet.' },
  'notary-booking': { heading: 'We’re reserving your appointment', why: 'This takes a moment.' },
  'notary-session': { heading: 'Your notary appointment', why: 'You can change or cancel it until it begins.' },
  'deed-signing': { heading: 'We’re filing your signed deed', why: 'This takes a moment.' },
  'deed-co-signing': { heading: 'Others sign the deed next', why: 'Everyone who signs the deed does so before a notary.' },
}

/** Where all documents are signed at the meeting. */
const AT_OFFICE: typeof HEADINGS = {
  ...HEADINGS,
  'notary-appointment': {
    heading: 'Where would you like to sign?',
    why: 'The law of your state asks that you sign everything at an office. A notary is there for the deed.',
  },
  'notary-rebooking': { heading: 'Where would you like to sign?', why: 'Nothing is signed yet.' },
  'notary-help': { heading: 'Where would you like to sign?', why: 'Nothing is signed yet.' },
  'notary-session': { heading: 'Your appointment to sign', why: 'You can change or cancel it until it begins.' },
}

const headingsOf = (item: ReadItem<Shown>) =>
  'about' in item && item.about && 'atOffice' in item.about && item.about.atOffice ? AT_OFFICE : HEADINGS

export default function ReserveManual() {
  const { application } = useApplication()
  const headings = (item: ReadItem<Shown>) =>
    item.item === 'notary-session' && isMeetingOver(item, application) ? OVER : headingsOf(item)[item.item]
  return (
    <AskScreen items={SHOWN} title="Your notary appointment" heading={(item) => headings(item).heading} why={(item) => headings(item).why}>
      {(item) => <Part key={item.item} item={item} />}
    </AskScreen>
  )
}

function Part({ item }: { item: ReadItem<Shown> }) {
  const { application } = useApplication()
  if (item.item === 'notary-appointment' || item.item === 'notary-rebooking' || item.item === 'notary-help')
    return <ChoosePlace item={item} />
  if (item.item === 'notary-session' && isMeetingOver(item, application)) return <OverCard item={item} />
  if (item.item === 'notary-session')
    return (
      <div className="mt-8 grid gap-8">
        <BookedCard item={item} />
        <WhatToHave others={item.about.others} online={false} atOffice={item.about.atOffice} />
        <ContactLinks subject="Do you have a question about the appointment?" />
      </div>
    )
  if (item.item === 'deed-co-signing') return <CoOwnersMissing about={item.about} />
  return <WaitPanel under={HEADINGS[item.item].heading} />
}

function ChoosePlace({ item: { about } }: { item: ReadItem<'notary-appointment' | 'notary-rebooking' | 'notary-help'> }) {
  const { uuid } = useApplication()
  const navigate = useNavigate()
  const form = usePersistedForm('notary-place', () => ({
    place: about.appointment?.place ?? (about.places.length === 1 ? about.places[0]! : ''),
  }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (form.values.place === '') return form.fail([{ field: 'place', message: 'Choose where to meet' }])
    return void navigate(applicationPath(uuid, `notary/schedule-manual?place=${form.values.place}`))
  }
  return (
    <form className="portal-form" onSubmit={submit} noValidate>
      {about.last && (
        <Alert kind="warning" title={FAULT_WORDS[about.last.fault ?? 'OTHER'].title}>
          Nothing was signed. {FAULT_WORDS[about.last.fault ?? 'OTHER'].do}
        </Alert>
      )}
      <ErrorSummary errors={form.problems} attempt={form.attempt} />
      <CardSelect
        name="place"
        label="Where to meet"
        required
        value={form.values.place}
        error={form.errors.place}
        onValueChange={(place) => form.set('place', place)}
        options={about.places.map((place) => ({
          value: place,
          label: PLACE_WORDS[place].label,
          description: PLACE_WORDS[place].about,
        }))}
      />
      <Card as="div" padding="tight">
        <h2 className="font-semibold">Cost of the notary</h2>
        <p className="mt-1">{describeNotaryFee(about.fee)}</p>
      </Card>
      <WhatToHave others={about.others} online={false} atOffice={about.atOffice} />
      <SubmitRow label="Choose a time" />
    </form>
  )
}
