/** What an administrator is asked for and told in the registers of the console. */
import { entryForms, REGISTERS, type RegisterEntry } from '@hearthline/contract'
import { QueryClient } from '@tanstack/react-query'
import { act } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { EntryForm, fieldsOfRegister } from '../registers/entry-form.tsx'
import { EntryView } from '../registers/entry-view.tsx'
import { REGISTER_WORDS } from '../registers/register-words.ts'
import { asLines, faultsByField, shownFields } from '../registers/shown-data.ts'
import { buttons, draw, drawAnew, drawnAnew, place, press } from './drawn-signer.tsx'

drawnAnew()

const onClose = vi.fn()
const form = (register: (typeof REGISTERS)[number]) => <EntryForm {...{ register, onClose }} scope="organization" onWritten={onClose} />

it('every register has words, fields and a form', () => {
  for (const register of REGISTERS) {
    draw(form(register))
    expect([register, place.querySelector('h4')?.textContent]).toEqual([register, expect.stringContaining(REGISTER_WORDS[register].one)])
    expect([register, buttons()]).toEqual([register, expect.arrayContaining(['Close'])])
  }
})

it('says what is missing beside each field, and that a second person confirms a firm offer', async () => {
  draw(form('offer-code'))
  await press('Save')
  expect(place.textContent).toContain('Fill in “First name”')
  draw(form('legal-text'))
  expect(buttons()).toContain('Save for a second person')
})

it('shows a week as a grid whose closed days have no times', async () => {
  draw(form('hours'))
  const open = place.querySelector<HTMLInputElement>('[aria-label="Sunday, open"]')!
  await act(async () => open.click())
  expect(place.querySelector<HTMLInputElement>('[aria-label="Sunday, from"]')).toMatchObject({ disabled: true, value: '' })
})

it('reads what is pasted, and names each wrong entry at the field', () => {
  expect(asLines('95814, 95815;95816\n 95817')).toBe('95814\n95815\n95816\n95817')
  expect(faultsByField(() => 'zips', { 'zips.10': 'b', 'zips.2': 'a' })).toEqual({ zips: 'a. b' })
})

it('shows an entry in words', () => {
  const officer = entryForms['loan-originator'].parse({
    kind: 'BROKER',
    originatorDisplayInfo: {
      originatorName: 'Nia Brooks',
      brokerName: 'Brooks Home',
      email: 'nia@example.test',
      phoneNumber: '9165550111',
    },
    ...{ licensedStates: ['CA', 'TX'], enforceLicensedStatesForReferral: true, opensInquiries: false, activeUntil: '2027-01-31' },
  })
  const words = Object.fromEntries(shownFields(fieldsOfRegister('loan-originator'), officer).map(({ label, words: each }) => [label, each]))
  expect(words).toMatchObject({ Kind: 'Broker', 'Licensed in': 'California, Texas', 'Last day': 'Jan 31, 2027', Name: 'Nia Brooks' })
})

const written = {
  version: 1,
  data: {},
  ended: false,
  by: 'ana@example.test',
  byYou: false,
  at: '2026-11-27T10:00:00Z',
  reason: null,
  second: null,
}
const waiting = (byYou: boolean): RegisterEntry => ({
  ...{ key: 'FIRM2027', forAll: false, state: 'WAITING', endTakesTwo: false, owner: null, inForce: null },
  last: { ...written, byYou, waits: true },
})

function show(entry: RegisterEntry, roles: readonly string[]) {
  drawAnew()
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(['register-entry', 'offer-code', 'organization', entry.key], { entry, versions: [entry.last] })
  draw(
    <MemoryRouter>
      <EntryView register="offer-code" scope="organization" entryKey={entry.key} roles={roles} />
    </MemoryRouter>,
    client,
  )
  return buttons()
}

it('lets a second person confirm, and never who wrote it or who only reads', () => {
  expect(show(waiting(false), ['administrator'])).toEqual(['Confirm version 1', 'Withdraw it', 'Change', 'End'])
  expect(show(waiting(true), ['administrator'])).not.toContain('Confirm version 1')
  expect(show(waiting(false), ['operator'])).toEqual([])
})

it('lets an administrator end what a loan officer made for themselves, and not change it', () => {
  const owner = { officer: '10a4c0de-0000-4000-8000-000000000001', name: 'Lou Park' }
  expect(show({ ...waiting(false), state: 'ACTIVE', owner, last: { ...written, waits: false } }, ['administrator'])).toEqual(['End'])
  expect(document.body.textContent).toContain('Lou Park made it for their own applicants.')
})
