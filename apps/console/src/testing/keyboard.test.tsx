/** What the keyboard does where the cursor stands. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ConditionDecision } from '../conditions/condition-decision.tsx'
import type { StaffCondition } from '../conditions/conditions-query.ts'
import { clearDrafts } from '../decision/draft.ts'
import { FieldsForm } from '../decision/fields-form.tsx'
import { OutcomeButtons } from '../decision/outcome-buttons.tsx'
import { ReviewForm } from '../decision/review-form.tsx'
import { SkipLinks } from '../frame/skip-links.tsx'
import { isShortcut, sendOnControlEnter, useShortcut } from '../frame/use-shortcut.ts'
import { OpenedForm } from '../recording/opened-form.tsx'
import { RecordForm } from '../recording/record-form.tsx'

let root: Root
let place: HTMLElement
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(() => {
  act(() => root.unmount())
  clearDrafts()
  place.remove()
})

const draw = (node: ReactNode) =>
  act(() =>
    root.render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { enabled: false } } })}>{node}</QueryClientProvider>,
    ),
  )
const press = (words: string) =>
  act(() => [...place.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith(words))?.click())
/** @param at when, in milliseconds */
const key = (name: string, target: Element = document.body, at?: number) =>
  act(async () => {
    const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })
    if (at !== undefined) Object.defineProperty(event, 'timeStamp', { value: at })
    target.dispatchEvent(event)
  })
const type = (id: string, words: string) =>
  act(() => {
    const area = document.getElementById(id) as HTMLTextAreaElement
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(area, words)
    area.dispatchEvent(new Event('input', { bubbles: true }))
  })

function OnLetter({ letter, act: does, isAlwaysThere }: { letter: string; act: () => void; isAlwaysThere?: boolean }) {
  useShortcut(letter, does, isAlwaysThere)
  return null
}

it('a letter is a shortcut on a radio button and a checkbox, and typing in a field', () => {
  act(() =>
    root.render(
      <>
        <input type="radio" />
        <input type="checkbox" />
        <button type="button" />
        <input type="search" />
        <input />
        <textarea />
        <select />
      </>,
    ),
  )
  const isOne = (target: Element) => {
    let seen: boolean | undefined
    const listen = (event: Event) => {
      seen = isShortcut(event as KeyboardEvent)
    }
    window.addEventListener('keydown', listen)
    target.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true }))
    window.removeEventListener('keydown', listen)
    return seen
  }
  expect([...place.children].map(isOne)).toEqual([true, true, true, false, false, false, false])
})

it('Control and Enter sends a form once from any of its fields, also where a field of it did so itself', () => {
  let sent = 0
  act(() =>
    root.render(
      <form
        onSubmit={(event) => {
          event.preventDefault()
          sent += 1
        }}
        onKeyDown={sendOnControlEnter}
      >
        <select />
        <textarea />
        <input
          onKeyDown={(event) => {
            event.preventDefault()
            event.currentTarget.form?.requestSubmit()
          }}
        />
      </form>,
    ),
  )
  const press = (target: Element, init: KeyboardEventInit) =>
    act(() => target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init })))
  const [select, area, input] = [...place.querySelector('form')!.children] as [Element, Element, Element]
  press(area, {})
  expect(sent).toBe(0)
  for (const [target, expected] of [
    [select, 1],
    [area, 2],
    [input, 3],
  ] as const) {
    press(target, { ctrlKey: true })
    expect(sent).toBe(expected)
  }
})

it('whoever chooses to reject or to clear goes on typing in the field that asks why', async () => {
  const uuid = '00000000-0000-4000-8000-000000000051'
  const condition = { uuid, title: 'Other documents', part: null, decided: [], answers: [], messages: [], outcome: null, waiver: null }
  act(() =>
    root.render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { enabled: false } } })}>
        <ConditionDecision uuid={uuid} version={1} condition={condition as unknown as StaffCondition} onDecided={() => undefined} />
      </QueryClientProvider>,
    ),
  )
  for (const [words, field] of [
    ['Reject', 'told'],
    ['Clear', 'reason'],
  ] as const) {
    press(words)
    await expect.poll(() => document.activeElement?.id).toBe(`${field}-${uuid}`)
  }
})

it('a letter decides nothing while a form is open, wherever the cursor was left, nor while something loads', async () => {
  const recording = { reason: '', faults: {}, error: null, isPending: false, setReason: () => undefined, submit: () => undefined }
  let accepted = 0
  let searched = 0
  const page = (isBusy: boolean) =>
    draw(
      <>
        <OnLetter letter="a" act={() => (accepted += 1)} />
        <OnLetter letter="/" act={() => (searched += 1)} isAlwaysThere />
        <OpenedForm label="Hold">
          {({ close }) => <RecordForm recording={recording} name="Hold" reasonId="why" onClose={close} />}
        </OpenedForm>
        {isBusy && <div aria-busy="true" />}
      </>,
    )
  page(false)
  await key('a')
  expect(accepted).toBe(1)
  press('Hold')
  await key('a')
  expect(accepted).toBe(1)
  await key('Escape')
  expect(place.querySelector('form')).toBeNull()
  await key('a')
  expect(accepted).toBe(2)
  page(true)
  await key('a')
  expect(accepted).toBe(2)
  // What is always there is reached also while its list loads.
  await key('Escape')
  await key('/')
  expect(searched).toBe(1)
})

it('a letter within a word that began before its field was there decides nothing; a letter by itself does, also after another shortcut', async () => {
  const seen: string[] = []
  draw(['a', 'j'].map((letter) => <OnLetter key={letter} letter={letter} act={() => seen.push(letter)} />))
  for (const [at, letter] of [...'Second approval.'].entries()) await key(letter, document.body, 10_000 + at * 120)
  expect(seen).toEqual([])
  for (const at of [20_000, 20_060, 20_120]) await key('j', document.body, at)
  await key('a', document.body, 20_200)
  expect(seen).toEqual(['j', 'j', 'j', 'a'])
})

it('Escape closes a rejection and a refusal, gives the cursor back to its button, and loses no word', async () => {
  const uuid = '00000000-0000-4000-8000-000000000052'
  const condition = {
    uuid,
    title: 'Other documents',
    part: null,
    decided: [],
    answers: [{}],
    messages: [],
    waiver: null,
    state: 'IN_REVIEW',
  }
  draw(<ConditionDecision uuid={uuid} version={1} condition={condition as unknown as StaffCondition} onDecided={() => undefined} />)
  press('Reject')
  type(`reason-${uuid}`, 'The page shows no account number')
  await key('Escape', document.getElementById(`reason-${uuid}`)!)
  expect(document.getElementById(`reason-${uuid}`)).toBeNull()
  expect(document.activeElement?.textContent).toBe('Reject')
  press('Reject')
  expect(document.getElementById(`reason-${uuid}`)).toHaveProperty('value', 'The page shows no account number')

  const given = { file: { summary: { uuid }, version: 1 }, item: { id: 'identity-review', title: 'Identity', schema: {}, reads: [] } }
  const props = { ...given, draftKey: 'one', onNotice: () => undefined } as unknown as Parameters<typeof ReviewForm>[0]
  draw(
    <>
      <OutcomeButtons draftKey="one" />
      <ReviewForm {...props} />
    </>,
  )
  press('Refuse')
  type('reason', 'The photo is of someone else')
  await key('Escape', document.getElementById('reason')!)
  expect(place.querySelector('form')).toBeNull()
  expect(document.activeElement?.textContent).toMatch(/^Refuse/)
  press('Refuse')
  expect(document.getElementById('reason')).toHaveProperty('value', 'The photo is of someone else')
})

it('the first stop of the page leads past the icons and the list, and a letter leads to the icons from anywhere', async () => {
  draw(
    <>
      <SkipLinks to={['application', 'list']} />
      <nav id="icon-bar">
        <button type="button">Bank files</button>
      </nav>
      <h2 id="queue-title" tabIndex={-1}>
        Needs review
      </h2>
      <h2 id="application-title" tabIndex={-1}>
        HL-5
      </h2>
    </>,
  )
  expect(place.querySelector('button')?.textContent).toBe('Skip to the application')
  const focused = () => document.activeElement?.textContent
  press('Skip to the application')
  expect(focused()).toBe('HL-5')
  press('Skip to the list')
  expect(focused()).toBe('Needs review')
  await key('g')
  expect(focused()).toBe('Bank files')
  await key('o', document.body, performance.now() + 5_000)
  expect(focused()).toBe('HL-5')
})

it('what a choice asks for comes after the choice, also where it has a control of its own, and a key leads to the first field', async () => {
  const schema = {
    type: 'object',
    properties: { outcome: { type: 'string', enum: ['SIGNED', 'MISSED'] }, deed: { type: 'string' }, notary: { type: 'string' } },
    required: ['outcome', 'deed', 'notary'],
  }
  const labels = { outcome: { label: 'What came of it', options: { SIGNED: 'Signed', MISSED: 'Missed' } }, deed: 'Deed', notary: 'Notary' }
  const item = { id: 'notary-session', title: 'Signing', schema, labels, example: {}, reads: [] }
  const given = { file: { summary: { uuid: 'one' }, version: 1 }, item, draftKey: 'one:order', onNotice: () => undefined }
  const props = given as unknown as Parameters<typeof FieldsForm>[0]
  draw(<FieldsForm {...props} own={{ deed: () => <fieldset key="deed" id="deed" /> }} />)
  const order = [...place.querySelectorAll('.decision-card :is(fieldset, select, input[type=text])')].map(({ id }) =>
    id.replace('answer-', ''),
  )
  expect(order.indexOf('deed')).toBeGreaterThan(0)
  expect(order.indexOf('notary')).toBe(order.indexOf('deed') + 1)
  // There is nothing to accept: the key of it leads to what is entered first.
  await key('a', document.body, performance.now() + 10_000)
  expect(document.activeElement?.matches('.decision-card :is(input, select)')).toBe(true)
})
