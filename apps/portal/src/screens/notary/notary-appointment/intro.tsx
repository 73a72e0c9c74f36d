/** notary/intro: what meeting a notary is, who and what has to be there, and online now or at a time; or in person. */
import { Alert } from '@hearthline/ui/alert'
import { Card } from '@hearthline/ui/card'
import { CardSelect } from '@hearthline/ui/card-select'
import { LinkButton } from '@hearthline/ui/link-button'
import { Link, useSearchParams } from 'react-router'
import { AskScreen } from '../../../application/item/ask-screen.tsx'
import type { ReadItem } from '../../../application/item/item-query.ts'
import { usePersistedForm } from '../../../application/item/use-persisted-form.ts'
import { useApplication } from '../../../application/use-application.ts'
import { WaitPanel } from '../../../application/wait-panel.tsx'
import { ContactLinks } from '../../../decision/contact-links.tsx'
import { useFillWithExample } from '../../../forms/use-fill-with-example.ts'
import { applicationPath } from '../../../routing/application-path.ts'
import { FAULT_WORDS } from './appointment-texts.ts'
import { appointmentValues } from './appointment-values.ts'
import { BookedCard, isMeetingOver, OVER, OverCard } from './booked-card.tsx'
import { CoOwnersMissing } from './co-owners-missing.tsx'
import { CostsToRead } from './costs-to-read.tsx'
import { describeNotaryFee } from './notary-fee.ts'
import { OnlineForm } from './online-form.tsx'
import { WhatToHave } from './what-to-have.tsx'

const SHOWN = [
  'texas-itemization',
  'texas-itemization-receipt',
  'texas-itemization-day',
  'signed-set',
  'valuation-copy-period',
  'notary-waiting-period',
  'notary-disclosure',
  'attorney-review',
  'notary-appointment',
  'notary-booking',
  'notary-session',
  'notary-rebooking',
  'notary-help',
  'deed-signing',
  'deed-co-signing',
] as const
type Shown = (typeof SHOWN)[number]

const HEADINGS: Readonly<Record<Shown, { readonly heading: string; readonly why: string }>> = {
  'texas-itemization': { heading: 'We’re preparing your itemized costs', why: 'This takes a moment.' },
  'texas-itemization-receipt': {
    heading: 'Read your itemized costs',
    why: 'These are your final costs. Texas law gives you one business day with them before you sign.',
  },
  'texas-itemization-day': {
    heading: 'Your day with your costs',
    why: 'Texas law sets one business day between your itemized costs and signing.',
  },
  'valuation-copy-period': { heading: 'Time to read your home’s valuation', why: 'You have three business days with it before you sign.' },
  'notary-waiting-period': {
    heading: 'Your state’s waiting period',
    why: 'Texas law sets twelve days between your application and signing.',
  },
  'signed-set': { heading: 'We’re filing what you signed', why: 'This takes a moment.' },
  'notary-disclosure': { heading: 'We’re preparing your deed', why: 'This takes a moment.' },
  'attorney-review': {
    heading: 'An attorney reviews your closing',
    why: 'The law of your state asks for an attorney’s review before you sign the deed.',
  },
  'notary-appointment': {
    heading: 'How would you like to meet your notary?',
    why: 'A notary confirms who you are when you sign the deed.',
  },
  'notary-booking': { heading: 'We’re booking your notary', why: 'This takes a moment.' },
  'notary-session': { heading: 'Your notary appointment', why: 'You can change or cancel it until it begins.' },
  'notary-rebooking': { heading: 'Choose another time for your notary', why: 'The deed is not signed yet.' },
  'notary-help': { heading: 'We help you meet a notary', why: 'The deed is not signed yet. Everything else you did is saved.' },
  'deed-signing': { heading: 'We’re filing your signed deed', why: 'This takes a moment.' },
  'deed-co-signing': { heading: 'Others sign the deed next', why: 'Everyone who signs the deed does so before a notary.' },
}

export default function NotaryIntro() {
  const { application } = useApplication()
  const headings = (item: ReadItem<Shown>) =>
    item.item === 'notary-session' && isMeetingOver(item, application) ? OVER : HEADINGS[item.item]
  return (
    <AskScreen items={SHOWN} title="Meet your notary" heading={(item) => headings(item).heading} why={(item) => headings(item).why}>
      {(item) => <Part key={item.item} item={item} />}
    </AskScreen>
  )
}

function Part({ item }: { item: ReadItem<Shown> }) {
  const [query] = useSearchParams()
  const { application } = useApplication()
  if (item.item === 'notary-appointment' || item.item === 'notary-rebooking') return <Choose item={item} />
  if (item.item === 'texas-itemization-receipt') return <CostsToRead item={item} />
  if (item.item === 'notary-help')
    return (
      <>
        <Choose item={item} />
        <div className="mt-8">
          <ContactLinks subject="Would you like to call us first?" />
        </div>
      </>
    )
  if (item.item === 'notary-session' && isMeetingOver(item, application)) return <OverCard item={item} />
  if (item.item === 'notary-session')
    return (
      <div className="mt-8 grid gap-8">
        {query.has('change') ? <Choose item={item} /> : <BookedCard item={item} />}
        {!query.has('change') && <WhatToHave others={item.about.others} online={!item.about.inPerson} />}
        <ContactLinks subject="Do you have a question about the appointment?" />
      </div>
    )
  if (item.item === 'deed-co-signing') return <CoOwnersMissing about={item.about} />
  return <WaitPanel under={HEADINGS[item.item].heading} />
}

const CHOSEN_IN = ['notary-appointment', 'notary-rebooking', 'notary-session', 'notary-help'] as const

/** Online or in person; where the law leaves no choice, it is said and not asked. */
function Choose({ item }: { item: ReadItem<(typeof CHOSEN_IN)[number]> }) {
  const { uuid } = useApplication()
  const [, setQuery] = useSearchParams()
  const { about } = item
  const form = usePersistedForm('notary-appointment', () => appointmentValues(about.appointment, about.zone, about.meetings))
  useFillWithExample(() => form.replace(appointmentValues({ meeting: 'ONLINE', location: about.state }, about.zone, about.meetings)))
  // What was chosen before, or on another device, may not be offered any more.
  const meeting =
    about.meetings.find((offered) => offered === form.values.meeting) ?? (about.meetings.length === 1 ? about.meetings[0] : '')
  const answered = item.item === 'notary-rebooking' ? 'notary-rebooking' : 'notary-appointment'
  return (
    <div className="mt-8 grid gap-8">
      {about.onlineHeld ? <OnlineHeld /> : about.last && <Last last={about.last} />}
      {about.onPaper && <OnPaper />}
      {about.meetings.length > 1 && (
        <CardSelect
          name="meeting"
          label="Online or in person?"
          required
          value={meeting}
          onValueChange={(chosen) => form.set('meeting', chosen)}
          options={[
            { value: 'ONLINE', label: 'Online, by video', description: 'Now or at a time you choose, from where you are. No extra cost.' },
            { value: 'MANUAL', label: 'In person', description: `From two business days on. ${describeNotaryFee(about.fee)}` },
          ]}
        />
      )}
      {meeting === 'ONLINE' && (
        <>
          <WhatToHave others={about.others} online />
          {about.recorder === 'NOT_KNOWN' && (
            <Alert kind="info">
              We confirm with {about.county ? `${about.county} County` : 'your county'} that it records deeds signed online. If it doesn’t,
              we arrange a meeting in person at no extra cost to you.
            </Alert>
          )}
          <OnlineForm
            item={answered}
            form={form}
            zone={about.zone}
            days={about.onlineDays}
            onSaved={() => setQuery({}, { replace: true })}
          />
        </>
      )}
      {meeting === 'MANUAL' && (
        <Card as="section" title="Meet a notary in person">
          <p>Choose where to meet, then a day and a time.</p>
          <div className="mt-4">
            <LinkButton as={Link} to={applicationPath(uuid, 'notary/reserve-manual')}>
              Choose where to meet
            </LinkButton>
          </div>
        </Card>
      )}
    </div>
  )
}

/** Another session online would fail as those before did, until someone has found out why. */
function OnlineHeld() {
  return (
    <Alert kind="warning" title="Several online sessions did not work">
      Nothing was signed. Our team calls you to find out why, and to help you. You can meet a notary in person without waiting for the call.
    </Alert>
  )
}

function OnPaper() {
  return (
    <Alert kind="info" title="You meet your notary in person">
      An online notary needs everyone’s consent to electronic documents, and it was withdrawn. To meet a notary online after all, whoever
      withdrew it can agree again where they withdrew.
    </Alert>
  )
}

function Last({ last }: { last: NonNullable<ReadItem<'notary-rebooking'>['about']['last']> }) {
  const { title, do: next } = FAULT_WORDS[last.fault ?? 'OTHER']
  return (
    <Alert kind="warning" title={title}>
      Nothing was signed. {next}
    </Alert>
  )
}
