import { QueryClient } from '@tanstack/react-query'
import { act } from 'react'
import { expect, it } from 'vitest'
import { AdditionalSigners } from '../application/additional-signers.tsx'
import { MarriageOfSigner } from '../application/marriage-of-signer.tsx'
import { buttons, draw, drawnAnew, file, onNotice, options, place, press, signer } from './drawn-signer.tsx'

drawnAnew()

const marriage = (recordable: string, told: string | null) =>
  draw(<MarriageOfSigner {...{ file: file(), onNotice }} signer={signer({ marriage: { status: null, recordable, told, people: [] } })} />)

it('records a marital status where it is taken, a spouse alone where the owner spoke of none, and says at once where it takes nothing', async () => {
  marriage('NOTHING', 'Sam Reyes said this themselves.')
  expect([buttons(), place.textContent]).toEqual([[], expect.stringContaining('Sam Reyes said this themselves.')])
  marriage('A_SPOUSE', 'Sam Reyes said this themselves.')
  await press('Record a spouse of Sam Reyes')
  expect(options()).toEqual(['MARRIED', 'SEPARATED'])
})

it('says of an owner whom another contradicts that they said something, and of one who said nothing that nothing is known', () => {
  marriage('A_SPOUSE', 'Sam Reyes said this themselves.')
  expect(place.textContent).toContain('Marital status of Sam Reyes: what they said does not agree with the application.')
  marriage('ANYTHING', null)
  expect(place.textContent).toContain('Marital status of Sam Reyes: not known yet.')
})

it('every status of an owner who said nothing', async () => {
  marriage('ANYTHING', null)
  await press('Record the marital status of Sam Reyes')
  expect(options()).toEqual(['MARRIED', 'UNMARRIED', 'SEPARATED'])
})

it('says of a signer whether the deed is signed, and of an owner who died who had their notice', () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  const saysOf = (more: object) => {
    client.setQueryData(
      ['signers', 'a', 1],
      [signer({ part: 'CO_OWNER', email: null, state: 'SIGNED', deed: 'SIGNED', noticeTo: null, ...more })],
    )
    draw(<AdditionalSigners file={file()} now={0} mayDecide={false} mayRecordMarriage={false} onNotice={onNotice} />, client)
    return place.textContent
  }
  expect(saysOf({ deed: 'TO_COME' })).toContain('Has done their part online or on paper. They still have to sign the deed with a notary.')
  expect(saysOf({})).toContain('They signed the deed with a notary.')
  expect(place.textContent).not.toContain('died')
  expect(saysOf({ noticeTo: { name: 'Petra Executor', on: '2026-11-26' } })).toContain(
    'Sam Reyes died, by what the team recorded. Petra Executor received the notice of the right to cancel in their place on Thursday, November 26, 2026.',
  )
})

it('chooses for no one why the email of a signer changes: one of the two reasons undoes what they signed', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } })
  const sam = { ...signer({}), email: 'sam@example.test', state: 'SIGNED', sentAt: null, refusedAt: null, part: 'OWNER' }
  client.setQueryData(['signers', 'a', 1], [sam])
  draw(<AdditionalSigners file={file()} now={0} mayDecide mayRecordMarriage={false} onNotice={onNotice} />, client)
  await press('Email Sam Reyes again, or correct the email')
  expect(place.querySelector('input[type=radio]')).toBeNull()
  const email = place.querySelector<HTMLInputElement>('input[type=email]')!
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(email, 'other@example.test')
    email.dispatchEvent(new Event('input', { bubbles: true }))
  })
  expect([...place.querySelectorAll<HTMLInputElement>('input[type=radio]')].map(({ checked }) => checked)).toEqual([false, false])
  await press('Save and email')
  expect(place.textContent).toContain('Choose why the email changes')
})

it.each([
  ['CANCELLED', ['LOST']],
  ['COMPLETE', ['NOT_THEIRS', 'LOST']],
])(
  'lets the team reach whoever has signed after the end too, and at %s asks for signatures again only where it can be',
  async (step, offered) => {
    const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } })
    const over = file({ summary: { uuid: 'a', step } })
    const drawn = (state: string) => {
      client.setQueryData(
        ['signers', 'a', 1],
        [signer({ part: 'CO_OWNER', state, email: 'sam@example.test', sentAt: null, refusedAt: null })],
      )
      draw(<AdditionalSigners file={over} now={0} mayDecide mayRecordMarriage={false} onNotice={onNotice} />, client)
    }
    drawn('SIGNED_IN')
    expect(buttons().filter((words) => words?.startsWith('Email'))).toEqual([])
    drawn('SIGNED')
    await press('Email Sam Reyes again, or correct the email')
    const email = place.querySelector<HTMLInputElement>('input[type=email]')!
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(email, 'other@example.test')
      email.dispatchEvent(new Event('input', { bubbles: true }))
    })
    expect([...place.querySelectorAll<HTMLInputElement>('input[type=radio]')].map(({ value }) => value)).toEqual(offered)
  },
)
