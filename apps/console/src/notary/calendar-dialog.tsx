import type { NotaryAppointmentBody } from '@hearthline/contract'
import { formatLocalDate, formatZonedTime, type LocalDate, lenderDay } from '@hearthline/domain'
import { Button } from '@hearthline/ui/button'
import { Modal } from '@hearthline/ui/modal'
import { Select } from '@hearthline/ui/select'
import { type ChipTone, StatusChip } from '@hearthline/ui/status-chip'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { request } from '../api/request.ts'
import { Loaded } from '../frame/loaded.tsx'
import { useNow } from '../frame/use-clock.ts'
import { daysOf, momentsAround, moved, onDay, type View } from './calendar-range.ts'

const STATES: Readonly<Record<NotaryAppointmentBody['state'], { readonly words: string; readonly tone: ChipTone }>> = {
  BOOKING: { words: 'being booked', tone: 'neutral' },
  BOOKED: { words: 'booked', tone: 'action' },
  CANCELED: { words: 'canceled', tone: 'neutral' },
  MISSED: { words: 'missed', tone: 'caution' },
  FAILED: { words: 'not finished', tone: 'caution' },
  SIGNED: { words: 'signed', tone: 'positive' },
  PARTLY_SIGNED: { words: 'others still sign', tone: 'caution' },
}

const PLACES: Readonly<Record<string, string>> = {
  HOME: 'at the home',
  TITLE_OFFICE: 'at a title company',
  ATTORNEY_OFFICE: 'at an attorney’s office',
  LENDER_OFFICE: 'at our office',
}

type Meeting = '' | 'ONLINE' | 'MANUAL'

/** Who meets a notary on which day, how, and what came of it. */
export default function CalendarDialog({ onClose }: { onClose: () => void }) {
  const now = useNow()
  const today = lenderDay(new Date(now).toISOString())
  const [view, setView] = useState<View>('week')
  // Until another day is chosen it is today's, also of a calendar that stays open overnight.
  const [chosen, setDay] = useState<LocalDate>()
  const day = chosen ?? today
  const [meeting, setMeeting] = useState<Meeting>('')
  const [state, setState] = useState('')
  const range = momentsAround(view, day)
  const calendar = useQuery({
    queryKey: ['notary-calendar', range, meeting],
    queryFn: ({ signal }) =>
      request('GET', '/console/api/v1/notary/appointments', { query: { ...range, ...(meeting && { meeting }) }, signal }),
  })
  const days = daysOf(view, day)
  return (
    <Modal open onOpenChange={(open) => !open && onClose()} title="Notary calendar">
      <div className="notary-bar">
        <Button size="small" variant="secondary" onClick={() => setDay(moved(view, day, -1))}>
          Earlier
        </Button>
        <Button size="small" variant="secondary" onClick={() => setDay(undefined)}>
          Today
        </Button>
        <Button size="small" variant="secondary" onClick={() => setDay(moved(view, day, 1))}>
          Later
        </Button>
        <Select
          name="view"
          label="Show"
          value={view}
          onChange={({ currentTarget }) => setView(currentTarget.value === 'day' ? 'day' : 'week')}
          options={[
            { value: 'week', label: 'A week' },
            { value: 'day', label: 'A day' },
          ]}
        />
        <Select
          name="meeting"
          label="Online or in person"
          value={meeting}
          onChange={({ currentTarget }) => setMeeting(currentTarget.value as Meeting)}
          options={[
            { value: '', label: 'Online and in person' },
            { value: 'ONLINE', label: 'Online' },
            { value: 'MANUAL', label: 'In person' },
          ]}
        />
        <Select
          name="state"
          label="Status"
          value={state}
          onChange={({ currentTarget }) => setState(currentTarget.value)}
          options={[{ value: '', label: 'Any status' }, ...Object.entries(STATES).map(([value, { words }]) => ({ value, label: words }))]}
        />
      </div>
      <Loaded query={calendar} label="Loading the calendar">
        {({ appointments }) => {
          const shown = appointments.filter((each) => state === '' || each.state === state)
          return (
            <ol className="notary-days">
              {days.map((each) => (
                <li key={each}>
                  <h3>
                    {formatLocalDate(each)} {each === today && <StatusChip tone="action">today</StatusChip>}
                  </h3>
                  <Day appointments={onDay(shown, each)} onOpen={onClose} />
                </li>
              ))}
            </ol>
          )
        }}
      </Loaded>
    </Modal>
  )
}

function Day({ appointments, onOpen }: { appointments: readonly NotaryAppointmentBody[]; onOpen: () => void }) {
  if (appointments.length === 0) return <p className="muted">No appointments.</p>
  return (
    <table className="console-table notary-table">
      <thead>
        <tr>
          <th scope="col">Time at the home</th>
          <th scope="col">Borrower</th>
          <th scope="col">How and where</th>
          <th scope="col">Status</th>
        </tr>
      </thead>
      <tbody>
        {appointments.map((each) => (
          <tr key={each.uuid}>
            <td data-head="Time at the home">{each.startsAt ? formatZonedTime(each.startsAt, each.zone) : 'as soon as one is free'}</td>
            <td data-head="Borrower">
              <Link to={`/applications/${each.uuid}`} onClick={onOpen}>
                {each.borrower}, {each.loanNumber}
              </Link>
            </td>
            <td data-head="How and where">
              {each.meeting === 'ONLINE' ? 'Online' : `In person, ${PLACES[each.meetingPlace ?? ''] ?? 'place not set'}`}. {each.homePlace}
            </td>
            <td data-head="Status">
              <StatusChip tone={STATES[each.state].tone}>{STATES[each.state].words}</StatusChip>
              {each.attempt > 1 && <span className="muted"> appointment {each.attempt}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
