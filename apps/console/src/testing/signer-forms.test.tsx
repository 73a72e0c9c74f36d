/** What the team is offered of a signer and of an approval, and what it reads where it is offered nothing. */
import type { StaffInvitationBody } from '@hearthline/contract'
import { REMOVAL_LABELS, REMOVAL_REASONS } from '@hearthline/domain'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { AdditionalSigners } from '../application/additional-signers.tsx'
import { MarriageOfSigner } from '../application/marriage-of-signer.tsx'
import { RemoveSigner } from '../application/remove-signer.tsx'
import type { ApplicationFile } from '../application/use-application.ts'
import { TakeBackApproval } from '../closing/take-back-approval.tsx'
import { clearDrafts } from '../decision/draft.ts'

let root: Root
let place: HTMLElement

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  clearDrafts()
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(() => {
  act(() => root.unmount())
  place.remove()
})

const draw = (node: ReactNode) => act(() => root.render(<QueryClientProvider client={new QueryClient()}>{node}</QueryClientProvider>))
const buttons = () => [...place.querySelectorAll('button')].map(({ textContent }) => textContent)
const press = (words: string) =>
  act(async () => [...place.querySelectorAll('button')].find(({ textContent }) => textContent === words)!.click())
const labels = () => [...place.querySelectorAll('label')].map(({ textContent }) => textContent)
const options = () => [...place.querySelectorAll('select')[0]!.querySelectorAll('option')].map(({ value }) => value).filter(Boolean)

const choose = (value: string) =>
  act(async () => {
    const because = place.querySelector('select')!
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')!.set!.call(because, value)
    because.dispatchEvent(new Event('change', { bubbles: true }))
  })

const onNotice = () => undefined
const file = (more: object = {}) =>
  ({
    summary: { uuid: 'a', step: 'CO_DEED_REQ' },
    version: 1,
    documents: [],
    audit: [],
    walk: [],
    takeBack: null,
    ...more,
  }) as unknown as ApplicationFile
const signer = (more: object) =>
  ({
    party: 'p',
    name: 'Sam Reyes',
    stays: null,
    submitsAgain: [],
    needsSuccessor: false,
    reasons: [...REMOVAL_REASONS],
    removal: null,
    ...more,
  }) as unknown as StaffInvitationBody
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
    act(() =>
      root.render(
        <QueryClientProvider client={client}>
          <AdditionalSigners file={file()} now={0} mayDecide={false} mayRecordMarriage={false} onNotice={onNotice} />
        </QueryClientProvider>,
      ),
    )
    return place.textContent
  }
  expect(saysOf({ deed: 'TO_COME' })).toContain('Has done their part online or on paper. They still have to sign the deed with a notary.')
  expect(saysOf({})).toContain('They signed the deed with a notary.')
  expect(place.textContent).not.toContain('died')
  expect(saysOf({ noticeTo: { name: 'Petra Executor', on: '2026-11-26' } })).toContain(
    'Sam Reyes died, by what the team recorded. Petra Executor received the notice of the right to cancel in their place on Thursday, November 26, 2026.',
  )
})

it('shows what is asked for, and who confirms it, to whoever may not', () => {
  const removal = {
    because: 'SOLD_SHARE',
    document: 'd',
    rightName: null,
    rightEmail: null,
    successor: null,
    signsAs: null,
    along: [],
    askedBy: 'operator:1',
    askedAt: '2026-11-26T18:00:00.000Z',
    barred: null,
  }
  draw(<RemoveSigner mayDecide={false} {...{ file: file(), onNotice }} signer={signer({ removal })} />)
  expect(place.textContent).toContain('waits for a second person')
  expect(place.textContent).toContain('An operator, an underwriter or an administrator confirms it')
  expect(buttons()).toEqual([])
})

it('asks for the right name of a spouse who was misspelled, and of nobody else', async () => {
  draw(<RemoveSigner mayDecide {...{ file: file(), onNotice }} signer={signer({ name: 'Kim Okafr' })} />)
  await press('Remove Kim Okafr as a signer, or correct their name or marital status')
  await choose('DIVORCED')
  expect(labels().some((label) => label.startsWith('First name'))).toBe(false)
  await choose('MISSPELLED')
  expect(
    labels()
      .filter((label) => /name|Email/.test(label))
      .map((label) => label.split(',')[0]),
  ).toEqual(['First name', 'Last name', 'Email'])
})

it('names a divorce of two owners as what it is: nobody is removed by it', async () => {
  draw(<RemoveSigner mayDecide {...{ file: file(), onNotice }} signer={signer({ reasons: ['DIVORCED_OWNER', 'MISSPELLED'] })} />)
  expect(buttons()).toEqual(['Correct the name or marital status of Sam Reyes'])
  const asked = {
    document: 'd',
    rightName: null,
    rightEmail: null,
    successor: null,
    signsAs: null,
    along: [],
    askedBy: 'operator:1',
    barred: null,
  }
  const removal = { ...asked, because: 'DIVORCED_OWNER', askedAt: '2026-11-26T18:00:00.000Z' }
  draw(<RemoveSigner mayDecide {...{ file: file(), onNotice }} signer={signer({ removal })} />)
  expect(place.textContent).toContain('Divorce to be recorded: waits for a second person.')
  expect(place.textContent).toContain('Confirm that Sam Reyes is divorced and signs on')
  await press('Confirm that Sam Reyes is divorced and signs on')
  expect(place.textContent).toContain('Both owners sign on.')
  expect(buttons()).toContain('Record the divorce')
})

it('asks who is the trustee in the place of the only one, and shows it to the second person', async () => {
  draw(
    <RemoveSigner
      mayDecide
      {...{ file: file(), onNotice }}
      signer={signer({ part: 'TRUSTEE', needsSuccessor: true, reasons: ['NOT_TRUSTEE'] })}
    />,
  )
  await press('Remove Sam Reyes as a signer')
  const because = place.querySelector('select')!
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')!.set!.call(because, 'NOT_TRUSTEE')
    because.dispatchEvent(new Event('change', { bubbles: true }))
  })
  expect(labels().some((label) => label.startsWith('Full name of the trustee in their place'))).toBe(true)
  const asked = {
    document: 'd',
    rightName: null,
    rightEmail: null,
    successor: 'Grace Lee',
    signsAs: null,
    along: [],
    askedBy: 'operator:1',
    barred: null,
  }
  const removal = { ...asked, because: 'NOT_TRUSTEE', askedAt: '2026-11-26T18:00:00.000Z' }
  draw(<RemoveSigner mayDecide {...{ file: file(), onNotice }} signer={signer({ removal })} />)
  expect(place.textContent).toContain('Grace Lee is the trustee in their place. The borrower sends the documents of the trust again.')
})

it('shows the second person also another mailbox that comes with the right name', () => {
  const asked = {
    document: 'd',
    rightName: 'Sam Reyez',
    rightEmail: 'other@example.test',
    successor: null,
    signsAs: null,
    along: [],
    barred: null,
  }
  const removal = { ...asked, because: 'MISSPELLED', askedBy: 'operator:1', askedAt: '2026-11-26T18:00:00.000Z' }
  draw(<RemoveSigner mayDecide {...{ file: file(), onNotice }} signer={signer({ removal, email: 'sam@example.test' })} />)
  expect(place.textContent).toContain('They are reached at other@example.test from then on, and no longer at sam@example.test.')
})

it('shows the second person why the first one asked, and the document beside it', () => {
  const removal = {
    because: 'NEVER_OWNED',
    document: 'd',
    rightName: null,
    rightEmail: null,
    successor: null,
    signsAs: null,
    along: ['Kim Lee'],
    askedBy: 'operator:1',
    askedAt: '2026-11-26T04:00:00.000Z',
  }
  const audit = [
    { action: 'signer-removal-asked', detail: { party: 'p', reason: 'An earlier one' } },
    { action: 'signer-removal-asked', detail: { party: 'p', reason: 'The recorded deed names one owner' } },
    { action: 'signer-removal-asked', detail: { party: 'other', reason: 'Of someone else' } },
  ]
  const documents = [{ uuid: 'd', type: 'FILE_EVIDENCE', fileName: 'deed.pdf', mediaType: 'application/pdf' }]
  draw(
    <RemoveSigner
      mayDecide
      {...{ file: file({ audit, documents }), onNotice }}
      signer={signer({ removal: { ...removal, barred: null } })}
    />,
  )
  expect(place.textContent).toContain('Their reason: The recorded deed names one owner')
  expect(place.textContent).not.toMatch(/earlier one|someone else/)
  expect(place.textContent).toContain('Kim Lee is removed together with Sam Reyes.')
  expect(buttons()[0]).toMatch(/^View: .* of Sam Reyes, to be removed$/)
  expect(buttons()).toContainEqual(expect.stringContaining('Confirm'))
})

it('offers for whoever is removed only the reasons that fit them', async () => {
  draw(<RemoveSigner mayDecide {...{ file: file(), onNotice }} signer={signer({ reasons: ['SOLD_SHARE', 'NEVER_OWNED'] })} />)
  await press('Remove Sam Reyes as a signer')
  const offered = [...place.querySelectorAll('option')].map(({ textContent }) => textContent)
  expect(offered).toEqual(expect.arrayContaining([REMOVAL_LABELS.SOLD_SHARE, REMOVAL_LABELS.NEVER_OWNED]))
  for (const because of ['NOT_NEEDED', 'MISSPELLED', 'DIVORCED'] as const) expect(offered).not.toContain(REMOVAL_LABELS[because])
})

it('says beforehand that the borrower has to submit the application again, to whoever asks and whoever confirms', async () => {
  draw(<RemoveSigner mayDecide {...{ file: file(), onNotice }} signer={signer({ submitsAgain: ['DIVORCED'] })} />)
  await press('Remove Sam Reyes as a signer, or correct their name or marital status')
  expect(place.textContent).toMatch(
    /For some of the reasons the borrower also has to check and submit the application again: They are divorced/,
  )
  const removal = {
    because: 'NEVER_OWNED',
    document: 'd',
    rightName: null,
    rightEmail: null,
    successor: null,
    signsAs: null,
    along: [],
    askedBy: 'operator:1',
    askedAt: '2026-11-26T04:00:00.000Z',
    barred: null,
  }
  for (const [submitsAgain, told] of [
    [['NEVER_OWNED'], true],
    [['DIVORCED'], false],
  ] as const) {
    act(() => root.unmount())
    root = createRoot(place)
    draw(<RemoveSigner mayDecide {...{ file: file(), onNotice }} signer={signer({ removal, submitsAgain })} />)
    await press('Confirm that Sam Reyes is removed')
    expect(place.textContent?.includes('has to check and submit the application again')).toBe(told)
  }
})

it('offers to take an approval back to whoever gave it', async () => {
  draw(<TakeBackApproval {...{ file: file(), onNotice }} />)
  expect(buttons()).toEqual([])
  const takeBack = { item: 'funding-first-approval', title: 'Funding approval, first of two' }
  draw(<TakeBackApproval {...{ file: file({ takeBack }), onNotice }} />)
  await press('Take back your approval')
  expect(place.querySelector('form')?.getAttribute('aria-label')).toBe('Take back: Funding approval, first of two')
})

it('offers to correct the name of whoever can’t be removed, and says why they can’t', async () => {
  const stays = 'The title search names Sam Reyes as an owner.'
  draw(<RemoveSigner mayDecide {...{ file: file(), onNotice }} signer={signer({ stays, reasons: ['MISSPELLED'] })} />)
  expect(place.textContent).toContain(stays)
  await press('Correct the name of Sam Reyes')
  expect([...place.querySelectorAll('option')].map(({ textContent }) => textContent)).toContain(REMOVAL_LABELS.MISSPELLED)
  expect(buttons()).toContain('Ask for it')
  await choose('MISSPELLED')
  expect(buttons()).toContainEqual(expect.stringContaining('Ask to correct it'))
})

it('chooses for no one why the email of a signer changes: one of the two reasons undoes what they signed', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } })
  const sam = { ...signer({}), email: 'sam@example.test', state: 'SIGNED', sentAt: null, refusedAt: null, part: 'OWNER' }
  client.setQueryData(['signers', 'a', 1], [sam])
  act(() =>
    root.render(
      <QueryClientProvider client={client}>
        <AdditionalSigners file={file()} now={0} mayDecide mayRecordMarriage={false} onNotice={onNotice} />
      </QueryClientProvider>,
    ),
  )
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
      act(() =>
        root.render(
          <QueryClientProvider client={client}>
            <AdditionalSigners file={over} now={0} mayDecide mayRecordMarriage={false} onNotice={onNotice} />
          </QueryClientProvider>,
        ),
      )
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

it('is called by what is chosen: nobody is removed by a divorce of two owners, and no one is kept by declining it', async () => {
  draw(<RemoveSigner mayDecide {...{ file: file(), onNotice }} signer={signer({ reasons: ['DIVORCED_OWNER', 'SOLD_SHARE'] })} />)
  await press('Remove Sam Reyes as a signer, or correct their name or marital status')
  const called = () => place.querySelector('form')?.getAttribute('aria-label')
  await choose('DIVORCED_OWNER')
  expect([called(), buttons()]).toEqual(['Record that Sam Reyes is divorced', expect.arrayContaining(['Ask to record the divorce'])])
  expect(place.textContent).toContain('Owners who are divorced and both own the home sign on.')
  await choose('SOLD_SHARE')
  expect([called(), buttons()]).toEqual(['Remove Sam Reyes as a signer', expect.arrayContaining(['Ask to remove them'])])
  const asked = {
    document: 'd',
    rightName: null,
    rightEmail: null,
    successor: null,
    signsAs: null,
    along: [],
    askedBy: 'operator:1',
    barred: null,
  }
  const removal = { ...asked, because: 'DIVORCED_OWNER', askedAt: '2026-11-26T18:00:00.000Z' }
  draw(<RemoveSigner mayDecide {...{ file: file(), onNotice }} signer={signer({ removal })} />)
  expect(buttons()).toContain('Decline to record the divorce')
  expect(buttons()).not.toContain('Keep Sam Reyes')
})

it('says of owners of whom no marriage is known that of a divorce there is nothing to record', async () => {
  draw(
    <RemoveSigner mayDecide {...{ file: file(), onNotice }} signer={signer({ part: 'CO_OWNER', reasons: ['SOLD_SHARE', 'MISSPELLED'] })} />,
  )
  await press('Remove Sam Reyes as a signer, or correct their name')
  expect(place.textContent).toContain('there is nothing to record: no one says here that they are married')
})
