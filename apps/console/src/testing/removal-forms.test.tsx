/** What the team is offered to take a signer off or to put their name right, and what the second person reads. */
import { REMOVAL_LABELS } from '@hearthline/domain'
import { act } from 'react'
import { expect, it } from 'vitest'
import { RemoveSigner } from '../application/remove-signer.tsx'
import { TakeBackApproval } from '../closing/take-back-approval.tsx'
import { buttons, choose, draw, drawAnew, drawnAnew, file, labels, onNotice, place, press, signer } from './drawn-signer.tsx'

drawnAnew()

/** As the first of two asked for it. */
const ASKED = {
  ...{ document: 'd', rightName: null, rightEmail: null, successor: null, signsAs: null, along: [], barred: null },
  ...{ askedBy: 'operator:1', askedAt: '2026-11-26T18:00:00.000Z' },
}

it('shows what is asked for, and who confirms it, to whoever may not', () => {
  const removal = { ...ASKED, because: 'SOLD_SHARE' }
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
  const removal = { ...ASKED, because: 'DIVORCED_OWNER' }
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
  const removal = { ...ASKED, because: 'NOT_TRUSTEE', successor: 'Grace Lee' }
  draw(<RemoveSigner mayDecide {...{ file: file(), onNotice }} signer={signer({ removal })} />)
  expect(place.textContent).toContain('Grace Lee is the trustee in their place. The borrower sends the documents of the trust again.')
})

it('shows the second person also another mailbox that comes with the right name', () => {
  const removal = { ...ASKED, because: 'MISSPELLED', rightName: 'Sam Reyez', rightEmail: 'other@example.test' }
  draw(<RemoveSigner mayDecide {...{ file: file(), onNotice }} signer={signer({ removal, email: 'sam@example.test' })} />)
  expect(place.textContent).toContain('They are reached at other@example.test from then on, and no longer at sam@example.test.')
})

it('shows the second person why the first one asked, and the document beside it', () => {
  const removal = { ...ASKED, because: 'NEVER_OWNED', along: ['Kim Lee'] }
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
  const removal = { ...ASKED, because: 'NEVER_OWNED' }
  for (const [submitsAgain, told] of [
    [['NEVER_OWNED'], true],
    [['DIVORCED'], false],
  ] as const) {
    drawAnew()
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

it('is called by what is chosen: nobody is removed by a divorce of two owners, and no one is kept by declining it', async () => {
  draw(<RemoveSigner mayDecide {...{ file: file(), onNotice }} signer={signer({ reasons: ['DIVORCED_OWNER', 'SOLD_SHARE'] })} />)
  await press('Remove Sam Reyes as a signer, or correct their name or marital status')
  const called = () => place.querySelector('form')?.getAttribute('aria-label')
  await choose('DIVORCED_OWNER')
  expect([called(), buttons()]).toEqual(['Record that Sam Reyes is divorced', expect.arrayContaining(['Ask to record the divorce'])])
  expect(place.textContent).toContain('Owners who are divorced and both own the home sign on.')
  await choose('SOLD_SHARE')
  expect([called(), buttons()]).toEqual(['Remove Sam Reyes as a signer', expect.arrayContaining(['Ask to remove them'])])
  const removal = { ...ASKED, because: 'DIVORCED_OWNER' }
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
