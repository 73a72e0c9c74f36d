/** Whether an owner’s spouse signs, decided again at the console, and a borrower who is not married after all. */
import { instrumentDetails } from '@hearthline/domain'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { MarriageReview } from '../application/marriage-review.tsx'
import { SpouseWhoSigns } from '../application/spouse-who-signs.tsx'
import type { ApplicationFile, OpenItem } from '../application/use-application.ts'
import { InstrumentDetailsForm } from '../closing/instrument-details-form.tsx'
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

const draw = (node: ReactNode) =>
  act(() =>
    root.render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { enabled: false } } })}>
        <MemoryRouter>{node}</MemoryRouter>
      </QueryClientProvider>,
    ),
  )
const press = (name: string) =>
  act(async () => [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click())
const text = () => place.textContent ?? ''
const fields = () => [...place.querySelectorAll('form label')].map(({ textContent }) => textContent)
const onNotice = () => undefined
const file = (more: object) =>
  ({ summary: { uuid: 'a', step: 'CO_DEED_REQ' }, version: 1, audit: [], walk: [], documents: [], ...more }) as unknown as ApplicationFile
const UNDECIDED = { signs: 'NO', source: 'Counsel, by email', spouse: '', asksWhether: true, asksName: true, barred: null }
const drawn = (decision: object | null, roles = ['operator']) =>
  draw(<SpouseWhoSigns file={file({ spouseDecision: decision })} roles={roles} onNotice={onNotice} />)

describe('whether an owner’s spouse signs', () => {
  it('is not shown where it is not the team’s to say', () => {
    drawn(null)
    expect(text()).toBe('')
  })

  it('says what was decided and by what, and asks for a name only where a spouse has to sign', async () => {
    drawn({ ...UNDECIDED, signs: 'YES', spouse: 'Kim Okafor' })
    expect(text()).toContain('A spouse who does not own the home has to sign, by: Counsel, by email.')
    expect(text()).toContain('The borrower’s spouse, as the team named them: Kim Okafor.')
    await press('Decide again whether a spouse signs')
    expect(fields().join()).toContain('Full name of the borrower’s spouse')
    const chosen = place.querySelector('select')!
    await act(async () => {
      chosen.value = 'NO'
      chosen.dispatchEvent(new Event('change', { bubbles: true }))
    })
    expect(fields().join()).not.toContain('Full name of the borrower’s spouse')
  })

  it('asks for the name alone where the one whom the borrower named says otherwise', async () => {
    drawn({ ...UNDECIDED, signs: null, source: '', asksWhether: false })
    expect(text()).toContain('The one whom they named says otherwise, so no one has named their spouse.')
    await press('Name the borrower’s spouse')
    expect([place.querySelector('select'), fields().join()]).toEqual([null, expect.stringContaining('Full name of the borrower’s spouse')])
  })

  it('says why it is not decided again now, and offers it to no one whose role does not decide it', () => {
    drawn({ ...UNDECIDED, barred: 'The deed is signed.' })
    expect([place.querySelector('button'), text().includes('The deed is signed.')]).toEqual([null, true])
    drawn(UNDECIDED, ['closer'])
    expect(place.querySelector('button')).toBeNull()
  })
})

describe('two owners who contradict each other about being married', () => {
  const review = (mayBeUnmarried: boolean) =>
    draw(<MarriageReview file={file({ spouseDecision: null, openItem: { about: { mayBeUnmarried } } })} onNotice={onNotice} />)

  it('offers to record that the borrower is not married where the one whom they named denies it, and says what follows', async () => {
    review(true)
    await press('Record that the borrower is not married')
    expect(text()).toContain('They check it and submit it again.')
  })

  it('offers nothing of it where the borrower is in no doubt', () => {
    review(false)
    expect(text()).not.toContain('Record that the borrower is not married')
  })
})

describe('the details of a deed that are confirmed again', () => {
  const schema = z.toJSONSchema(instrumentDetails.data, { io: 'input' })
  const item = (about: object) =>
    ({ id: 'instrument-details', title: 'Details', schema, labels: instrumentDetails.labels, example: {}, about }) as unknown as OpenItem
  const form = (about: object) =>
    draw(<InstrumentDetailsForm item={item(about)} file={file({ openItem: item(about) })} draftKey="a" onNotice={onNotice} />)
  const asked = { missing: ['vesting', 'spouseSigns', 'spouseSource'], also: ['spouse'] }

  it('begin with what was decided before, and say so', () => {
    form({ ...asked, before: { vesting: 'Ana and Sam Reyes', spouseSigns: 'YES', spouseSource: 'Counsel', spouse: 'Kim Reyes' } })
    const values = [...place.querySelectorAll<HTMLInputElement>('form input, form textarea, form select')].map(({ value }) => value)
    for (const value of ['Ana and Sam Reyes', 'YES', 'Counsel', 'Kim Reyes']) expect(values).toContain(value)
    expect(text()).toContain('What was decided before is filled in below.')
  })

  it('show words that name someone who no longer signs, and do not fill them in', () => {
    form({ ...asked, before: {}, vestingBefore: 'Ana, Sam and Otis' })
    expect(text()).toContain('Ana, Sam and Otis')
    expect(text()).not.toContain('What was decided before is filled in below.')
    expect([...place.querySelectorAll('form input')].map((one) => (one as HTMLInputElement).value)).not.toContain('Ana, Sam and Otis')
  })
})
